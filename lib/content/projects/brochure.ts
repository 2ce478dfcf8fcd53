export const brochureTexts = {
  name: 'Brochure',
  madeNow: 'Made from this page',
  titleOf: (project: string) => `${project}: brochure`,
  fileOf: (project: string) => `${project}, brochure.pdf`,
  facts: 'In short',
  made: (day: string, url: string) => `Made on ${day} from ${url}`,
  missing: 'There is no such brochure.',
} as const;
