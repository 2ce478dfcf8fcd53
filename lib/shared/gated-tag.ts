export const gatedTag = 'gated';
export const gatedTagOf = (id: string): string => `${gatedTag}:${id}`;

export const isGated = (tag: string): boolean => tag === gatedTag || tag.startsWith(gatedTagOf(''));

/** Revalidated each time: a project may become held. */
export const gatedCacheControl = 'public, max-age=0, must-revalidate';
