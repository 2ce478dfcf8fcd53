import 'server-only';

/** What holds these words, in capitals or not. What stands for any letter in a pattern of Postgres stands for itself. */
export const containing = (words: string) =>
  ({ contains: words.trim().replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' }) as const;
