export const legalContent = { contents: 'On this page', updated: 'Last changed on' } as const;
