import { sourceSetUps } from '@/lib/content/sources/set-ups';
import type { Source } from '@/prisma/generated/client';

/** Which of what a source needs to be asked has not been typed in yet, by its labels. */
export const listMissing = (source: Pick<Source, 'kind' | 'account' | 'key' | 'token'>): string[] =>
  (sourceSetUps[source.kind].secrets ?? [])
    .filter(({ part }) => source[part] === '')
    .map(({ label }) => label);
