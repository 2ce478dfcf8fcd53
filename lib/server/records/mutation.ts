import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { formatMoment } from '@/lib/shared/time/format-moment';
import { type Actor, type Audit, type AuditAction, recordAudit } from '../audit';
import { recordExpiredTags, recordPurgedTags } from '../cache/tags';
import { db, type Tx } from '../db';
import { type DomainEvent, react } from './events';

/** What a mutation answers: its record, and the tags that the door expires in its own process. */
export type Mutated<T> = { data: T; tags: string[] };

export type Change<T> = Mutated<T> & {
  audit: Audit | Audit[];
  /** What happened, for the reactions in lib/domain/reactions.ts. */
  events?: readonly DomainEvent[];
  /** Those of the tags of which something is taken away: no older copy may be shown. */
  purged?: readonly string[];
};

const usualTimeoutMs = 15_000;

/** Does a change with its reactions, its expired tags and its line of history in one transaction: all of it, or nothing. */
export function mutate<T>(
  actor: Actor,
  change: (tx: Tx) => Promise<Change<T>>,
  { timeoutMs = usualTimeoutMs, maxWaitMs }: { timeoutMs?: number; maxWaitMs?: number } = {},
): Promise<Mutated<T>> {
  return db.$transaction(
    async (tx) => {
      const { data, tags, audit, purged = [], events = [] } = await change(tx);
      await react(tx, events);
      await recordExpiredTags(tx, tags);
      await recordPurgedTags(tx, purged);
      for (const line of [audit].flat()) await recordAudit(tx, actor, line);
      return { data, tags };
    },
    { timeout: timeoutMs, ...(maxWaitMs !== undefined && { maxWait: maxWaitMs }) },
  );
}

type AuditedRecord = Pick<Audit, 'entity' | 'entityId'> & { noun?: string };

const saves: AuditAction[] = [
  'create',
  'update',
  'restore',
  'invite',
  'accept invitation',
  'change role',
  'change password',
  'reset password',
];

async function describeLastSave(
  tx: Tx,
  actor: Actor,
  { entity, entityId, noun = entity }: AuditedRecord,
): Promise<string> {
  const line = await tx.auditEntry.findFirst({
    where: { entity, entityId, action: { in: saves } },
    orderBy: { at: 'desc' },
    select: { at: true, actor: true, userId: true },
  });
  if (!line) return `Somebody else has saved this ${noun} meanwhile.`;
  const who = line.userId === actor.userId ? 'You' : line.actor;
  return `${who} saved this ${noun} on ${formatMoment(line.at.getTime())}, after it was opened here.`;
}

/**
 * Refuses a save over a newer one, and says whose that is. `version` absent: the last write wins.
 * @throws AppError conflict, with the record as it stands.
 */
export async function requireVersion(
  tx: Tx,
  actor: Actor,
  record: AuditedRecord,
  { version, current }: { version: number | undefined; current: { version: number } },
): Promise<void> {
  if (version === undefined || version === current.version) return;
  throw new AppError('conflict', await describeLastSave(tx, actor, record), { current });
}
