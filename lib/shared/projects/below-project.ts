export const costsPath = (slug: string): string => `/projects/${slug}/costs`;

export const brochurePath = (slug: string): string => `/projects/${slug}/brochure`;

export const visitPagePath = (slug: string): string => `/projects/${slug}/visit`;

const form = /^(\/projects\/([^/]+))\/(costs|brochure|visit)$/;

export function findAboveProjectPart(path: string): { path: string; project: string; part: string } | null {
  const [, above, project, part] = form.exec(path) ?? [];
  return above && project && part ? { path: above, project, part } : null;
}

export function findAbovePage(path: string): { path: string; project: string } | null {
  const above = findAboveProjectPart(path);
  return above && above.part !== 'brochure' ? above : null;
}
