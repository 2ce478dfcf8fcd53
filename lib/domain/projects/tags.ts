/** Tags of the cached pages that show projects. */
export const projectTags = { all: 'projects', one: (id: string) => `project:${id}` } as const;
