/** Tags of the cached pages that show brand logos. */
export const brandTags = { all: 'brands' } as const;
