import type { PageSize } from './measure';

export type PageKind = 'page' | 'login' | 'screen';

/** Bytes; `all`: document, scripts, styles and fonts. */
export type Limits = Partial<Record<keyof PageSize | 'all', number>>;

const bars: Record<PageKind, Limits> = {
  page: { html: 14_000, scripts: 135_000, styles: 10_000, fonts: 45_000, fontFiles: 2 },
  login: { all: 170_000 },
  screen: { scripts: 185_000 },
};

export const fullProject = '/projects/[id] in full';

/** Slightly above the last measurement. */
const ceilings: Record<string, Limits> = {
  // Registration numbers, and the promoter in the footer (docs/decisions/rera.md).
  '/': { html: 16_100 },
  // Homes, dates and registration of each card (docs/decisions/search.md).
  '/projects': { html: 15_000 },
  '/projects/[id]': { html: 19_100 },
  [fullProject]: { html: 19_000 },
  '/projects/[id]/costs': { html: 15_150 },
  '/projects/[id]/visit': { html: 14_750 },
};

export const limitsOf = (kind: PageKind, name: string): Limits => ({
  ...bars[kind],
  ...ceilings[kind],
  ...ceilings[name],
});

export const toSum = ({ html, scripts, styles, fonts }: PageSize): number => html + scripts + styles + fonts;

export function listExcess(name: string, size: PageSize, limits: Limits): string[] {
  const measured: Record<string, number> = { ...size, all: toSum(size) };
  const exceeded = Object.entries(limits).filter(([key, limit]) => (measured[key] ?? 0) > limit);
  return [
    ...(size.scripts === 0 || size.styles === 0 ? [`${name}: no script or no style was found`] : []),
    ...exceeded.map(([key, limit]) => `${name}: ${key} ${measured[key]}, at most ${limit}`),
  ];
}
