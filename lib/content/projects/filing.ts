export const owedTexts = {
  title: 'Quarterly updates (RERA)',
  more: (count: number) => `and ${count} more`,
  /** RERA, section 11(1). */
  why: 'RERA, section 11(1): each quarter the promoter brings the page of the Authority up to date, by the 15th of the month after it. The pack has what it asks for; mark it as filed, and nothing more is said.',
} as const;
