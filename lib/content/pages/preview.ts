export const previewContent = {
  days: 7,
  title: 'Preview',
  label: 'Preview of a draft',
  stoodLabel: 'As it stood',
  text: 'This is a draft. The website does not show it.',
  stood: (moment: string) => `This is how it stood on ${moment}. The website shows the present one.`,
  pages: 'Pages of this draft',
  search: 'What a search shows, about',
  until: (moment: string) => `This link works until ${moment}.`,
} as const;
