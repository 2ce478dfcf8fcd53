/** Tags of the cached pages that show the home carousel. Project writes expire it too: the plate names a project. */
export const heroTags = { all: 'hero' } as const;
