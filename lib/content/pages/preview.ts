export const previewContent = {
  days: 7,
  title: 'Preview',
  label: 'Preview of a draft',
  stoodLabel: 'Earlier version',
  text: 'This is a draft. The website does not show it.',
  stood: (moment: string) =>
    `This is the page as it was on ${moment}. The website shows the current version.`,
  pages: 'Pages of this draft',
  search: 'What a search shows, about',
  until: (moment: string) => `This link works until ${moment}.`,
} as const;
