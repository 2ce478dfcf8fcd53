/** The preview of a draft. */
export const previewContent = {
  /** How long a link works. */
  days: 7,
  title: 'Preview',
  label: 'Preview of a draft',
  text: 'This is a draft. The website does not show it.',
  until: (moment: string) => `This link works until ${moment}.`,
} as const;
