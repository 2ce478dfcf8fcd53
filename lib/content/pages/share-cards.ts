export const shareCardTexts = {
  partly: (shown: string) => `Share pictures leave out some of its letters. They show “${shown}”.`,
  none: (instead: string) => `Share pictures cannot show these letters. They show ${instead} instead.`,
  ofRecord: 'the name of the builder',
  ofBrand: 'the logo or, without one, the short name',
} as const;
