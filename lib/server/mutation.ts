import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { type Audit, recordAudit } from './audit';
import type { Staff } from './auth/viewer';
import { recordExpiredTags } from './cache/tags';
import { db, type Tx } from './db';

/** What a mutation answers: its record, and the tags that the door expires in its own process. */
export type Mutated<T> = { data: T; tags: string[] };

type Change<T> = Mutated<T> & { audit: Audit | Audit[] };

const timeoutMs = 15_000;

/** Does a change with its expired tags and its line of history in one transaction: all of it, or nothing. */
export function mutate<T>(staff: Staff, change: (tx: Tx) => Promise<Change<T>>): Promise<Mutated<T>> {
  return db.$transaction(
    async (tx) => {
      const { data, tags, audit } = await change(tx);
      await recordExpiredTags(tx, tags);
      for (const line of [audit].flat()) await recordAudit(tx, staff, line);
      return { data, tags };
    },
    { timeout: timeoutMs },
  );
}

/** Refuses a save over a newer one. `version` absent: the last write wins. @throws AppError conflict, with the record as it stands. */
export function requireVersion(
  version: number | undefined,
  current: { version: number },
  what: string,
): void {
  if (version === undefined || version === current.version) return;
  throw new AppError('conflict', `Somebody else has saved this ${what} meanwhile.`, { current });
}
