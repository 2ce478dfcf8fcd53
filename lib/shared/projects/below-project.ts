export const costsPath = (slug: string): string => `/projects/${slug}/costs`;

export const brochurePath = (slug: string): string => `/projects/${slug}/brochure`;

export const visitPagePath = (slug: string): string => `/projects/${slug}/visit`;

const form = /^(\/projects\/([^/]+))\/(costs|brochure|visit)$/;

/** What lies below the page of a project: the address of that page, and the last part of it; null for another address. */
export function findAboveProjectPart(path: string): { path: string; project: string; part: string } | null {
  const [, above, project, part] = form.exec(path) ?? [];
  return above && project && part ? { path: above, project, part } : null;
}

/** The same of what is a page: what a home costs, and the times for a visit. */
export function findAbovePage(path: string): { path: string; project: string } | null {
  const above = findAboveProjectPart(path);
  return above && above.part !== 'brochure' ? above : null;
}
