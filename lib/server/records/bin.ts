import 'server-only';

/** Picks the records that do not lie in the bin. */
export const notDeleted = { deletedAt: null } as const;
