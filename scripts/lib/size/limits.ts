import type { PageSize } from './measure';

export type PageKind = 'page' | 'login' | 'screen';

/** In bytes; `all` is the document with its scripts, styles and fonts. */
export type Limits = Partial<Record<keyof PageSize | 'all', number>>;

/** What is asked for. 1 KB is 1,000 bytes. */
const bars: Record<PageKind, Limits> = {
  page: { html: 14_000, scripts: 135_000, styles: 10_000, fonts: 45_000, fontFiles: 2 },
  login: { all: 170_000 },
  screen: { scripts: 185_000 },
};

/** The page of a project that says all: homes with plans, papers, progress. */
export const fullProject = '/projects/[id] in full';

/** What does not hold its bar, by kind or by name: a little above what was measured last. */
const ceilings: Record<string, Limits> = {
  // The number of each project that it names, and the promoter in the footer (docs/decisions/rera.md).
  '/': { html: 16_100 },
  // Each card names its homes, its dates and its registration (docs/decisions/search.md).
  '/projects': { html: 15_000 },
  '/projects/[id]': { html: 19_100 },
  [fullProject]: { html: 19_000 },
  // A form, the sheet with a source for each line, and the areas of each kind of home; the promoter in the footer.
  '/projects/[id]/costs': { html: 15_150 },
  // Two weeks of times, each a choice.
  '/projects/[id]/visit': { html: 14_750 },
};

export const limitsOf = (kind: PageKind, name: string): Limits => ({
  ...bars[kind],
  ...ceilings[kind],
  ...ceilings[name],
});

export const toSum = ({ html, scripts, styles, fonts }: PageSize): number => html + scripts + styles + fonts;

/** A sentence for each limit that is exceeded, and for what was not found at all. */
export function listExcess(name: string, size: PageSize, limits: Limits): string[] {
  const measured: Record<string, number> = { ...size, all: toSum(size) };
  const exceeded = Object.entries(limits).filter(([key, limit]) => (measured[key] ?? 0) > limit);
  return [
    ...(size.scripts === 0 || size.styles === 0 ? [`${name}: no script or no style was found`] : []),
    ...exceeded.map(([key, limit]) => `${name}: ${key} ${measured[key]}, at most ${limit}`),
  ];
}
