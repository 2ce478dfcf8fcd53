/** Tags of the cached pages that show directors. */
export const boardTags = { all: 'board', one: (id: string) => `director:${id}` } as const;
