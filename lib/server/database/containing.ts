import 'server-only';

/** Escapes the wildcards of a PostgreSQL pattern. */
export const containing = (words: string) =>
  ({ contains: words.trim().replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' }) as const;
