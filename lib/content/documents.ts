export const documentKinds = [
  'Brochure',
  'Plan',
  'Sanctioned plan',
  'Papers',
  'Specifications',
  'Stage schedule',
  'Other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentAccess = ['Open', 'On request'] as const;

/** RERA, section 11(3): available to buyers, never behind a form. */
export const alwaysOpen: readonly DocumentKind[] = ['Sanctioned plan', 'Specifications', 'Stage schedule'];

export const documentLinks = { hours: 48, keptOpenings: 200 } as const;

export const documentTexts = {
  boxId: 'enquiry-documents',
  wish: (titles: readonly string[]) => `Please e-mail me: ${titles.join(', ')}`,
  failed: 'The document cannot be downloaded at the moment. Please try again.',
  toProjects: 'All projects',
  refused: (kind: string) =>
    `${kind}: under section 11(3) of RERA every buyer may have this, so it must be open. Choose “Open”.`,
  wasPublic:
    'This file was uploaded as open, so anybody may know its address. Upload it again to give it only on request.',
} as const;
