export const brochureTexts = {
  name: 'Brochure',
  madeNow: 'Created from this page',
  titleOf: (project: string) => `${project}: brochure`,
  fileOf: (project: string) => `${project}, brochure.pdf`,
  facts: 'Key facts',
  made: (day: string, url: string) => `Created on ${day} from ${url}`,
  missing: 'This brochure does not exist.',
} as const;
