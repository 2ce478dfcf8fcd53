// The second form: ids of the old site, from the import.
export const idPattern = '(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24})';

/** The database derives it from the name (prisma/migrations). */
export const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const maxSlugLength = 100;

export const noId = '00000000-0000-0000-0000-000000000000';
