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
  wish: (titles: readonly string[]) => `Send me by e-mail: ${titles.join(', ')}`,
  failed: 'The document cannot be fetched at the moment. Please try again.',
  toProjects: 'All projects',
  refused: (kind: string) =>
    `${kind}: section 11(3) of RERA has this given to every buyer, so it stays open. Choose “Open”.`,
  wasPublic:
    'This file was uploaded for everybody, at an address that anybody may know by now. Upload it once more to give it on request alone.',
} as const;
