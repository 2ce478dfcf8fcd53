export const shareCardTexts = {
  partly: (shown: string) => `Pictures that people share leave some of its letters out: they say “${shown}”.`,
  none: (instead: string) => `Pictures that people share cannot show these letters: ${instead} stands there.`,
  ofRecord: 'the name of the builder',
  ofBrand: 'the logo or, without one, the short name',
} as const;
