/** The forms that the office turns on, and their pages, in the order of menus. */
export const officeFormPages = {
  landowner: { href: '/landowners', name: 'Landowners' },
  partner: { href: '/partners', name: 'Channel partners' },
  career: { href: '/careers', name: 'Careers' },
  media: { href: '/press', name: 'Press' },
} as const;

export type OfficeFormName = keyof typeof officeFormPages;

// Each is one of the entries.
export const officeFormNames = Object.keys(officeFormPages) as OfficeFormName[];

/** Which of them are on. */
export type OpenForms = Readonly<Record<OfficeFormName, boolean>>;

export const listOpenPages = (open: OpenForms) =>
  officeFormNames.filter((name) => open[name]).map((name) => officeFormPages[name]);
