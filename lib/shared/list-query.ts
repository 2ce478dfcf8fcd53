// Read by the custom server too, whose files may import nothing without an extension: this one imports nothing.

/** The names in the address bar. */
export const filterKeys = { status: 'status', category: 'category', town: 'location', words: 'q' } as const;
export const pageKey = 'page';

/** A list with one of these in its address is another than the plain one. */
export const listQueryKeys = [...Object.values(filterKeys), pageKey];

/** In the address of the contact page: what it is about. */
export const projectKey = 'project';

/** What of a query makes another page, by path. */
export const countedKeys: ReadonlyMap<string, readonly string[]> = new Map([
  ['/projects', listQueryKeys],
  ['/contact', [projectKey]],
]);
