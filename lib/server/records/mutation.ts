import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { formatMoment } from '@/lib/shared/time/format-moment';
import { type Actor, type Audit, type AuditAction, recordAudit } from '../audit';
import { recordExpiredTags, recordPurgedTags } from '../cache/tags';
import { db, type Tx } from '../db';
import { type DomainEvent, react } from './events';

export type Mutated<T> = { data: T; tags: string[] };

export type Change<T> = Mutated<T> & {
  audit: Audit | Audit[];
  /** What happened, for the reactions in lib/domain/reactions/run.ts. */
  events?: readonly DomainEvent[];
  /** Content is removed from these tags, so no older copy may be shown. */
  purged?: readonly string[];
};

const usualTimeoutMs = 15_000;

/** Change, reactions, expired tags and history line share one transaction. */
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
  if (!line) return `Somebody else has saved this ${noun}.`;
  const who = line.userId === actor.userId ? 'You' : line.actor;
  return `${who} saved this ${noun} on ${formatMoment(line.at.getTime())}, after you opened it.`;
}

/** Without `version` the last write wins. @throws AppError conflict with the current record. */
export async function requireVersion(
  tx: Tx,
  actor: Actor,
  record: AuditedRecord,
  { version, current }: { version: number | undefined; current: { version: number } },
): Promise<void> {
  if (version === undefined || version === current.version) return;
  throw new AppError('conflict', await describeLastSave(tx, actor, record), { current });
}
