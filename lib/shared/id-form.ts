// The second are ids of the old site, kept by the import.
export const idPattern = '(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24})';

/** The last part of a project's address, an id too; the database makes it of the name (prisma/migrations). */
export const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const maxSlugLength = 100;

/** An id that no record has: its page is the not-found page of its kind. */
export const noId = '00000000-0000-0000-0000-000000000000';
