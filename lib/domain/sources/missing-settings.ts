import { sourceSetUps } from '@/lib/content/sources/set-ups';
import type { Source } from '@/prisma/generated/client';

export const listMissing = (source: Pick<Source, 'kind' | 'account' | 'key' | 'token'>): string[] =>
  (sourceSetUps[source.kind].secrets ?? [])
    .filter(({ part }) => source[part] === '')
    .map(({ label }) => label);
