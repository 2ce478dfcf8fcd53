export const owedTexts = {
  title: 'Quarterly updates (RERA)',
  more: (count: number) => `and ${count} more`,
  /** RERA, section 11(1). */
  why: 'RERA, section 11(1): each quarter the promoter updates the page of the Authority, by the 15th of the month after the quarter. The files for the update hold what the Authority asks for. Mark the update as filed, and this reminder goes away.',
} as const;
