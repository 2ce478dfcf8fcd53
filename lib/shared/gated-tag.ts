/** Of what shows projects that the gate lets through: of a list, and of one alone. */
export const gatedTag = 'gated';
export const gatedTagOf = (id: string): string => `${gatedTag}:${id}`;

export const isGated = (tag: string): boolean => tag === gatedTag || tag.startsWith(gatedTagOf(''));

/** What is asked for each time: what is held now was not when it was sent. */
export const gatedCacheControl = 'public, max-age=0, must-revalidate';
