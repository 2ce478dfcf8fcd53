import 'server-only';

export const notDeleted = { deletedAt: null } as const;
