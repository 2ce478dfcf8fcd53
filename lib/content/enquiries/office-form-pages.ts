export const officeFormPages = {
  landowner: { href: '/landowners', name: 'Landowners' },
  partner: { href: '/partners', name: 'Channel partners' },
  career: { href: '/careers', name: 'Careers' },
  media: { href: '/press', name: 'Press' },
} as const;

export type OfficeFormName = keyof typeof officeFormPages;

// The keys are those of the entries.
export const officeFormNames = Object.keys(officeFormPages) as OfficeFormName[];

export type OpenForms = Readonly<Record<OfficeFormName, boolean>>;

export const listOpenPages = (open: OpenForms) =>
  officeFormNames.filter((name) => open[name]).map((name) => officeFormPages[name]);
