/** Tags of the cached pages that show the counters. */
export const aboutTags = { all: 'about' } as const;
