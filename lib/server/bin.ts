import 'server-only';

/** Picks the records that do not lie in the bin. */
export const live = { deletedAt: null } as const;
