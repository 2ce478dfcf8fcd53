import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from './db';

export type AuditAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'reorder'
  | 'hide'
  | 'show'
  | 'save draft'
  | 'schedule draft'
  | 'schedule hide'
  | 'keep wording'
  | 'mark as filed'
  | 'publish draft'
  | 'discard draft'
  | 'invite'
  | 'remove'
  | 'empty bin'
  | 'log in'
  | 'failed log-in'
  | 'log out'
  | 'change role'
  | 'change password'
  | 'reset password'
  | 'add second factor'
  | 'remove second factor'
  | 'accept invitation'
  | 'end session'
  | 'export'
  | 'send again'
  | 'join'
  | 'reject join'
  | 'take apart'
  | 'part'
  | 'confirm contact'
  | 'send document'
  | 'revoke link'
  | 'take back confirmation'
  | 'erase'
  | 'free unit'
  | 'hold unit'
  | 'book unit'
  | 'sell unit'
  | 'end hold';

/** Who did it; an Admin is one. */
export type Actor = { userId: string | null; name: string; address: string };

/** The product itself, in its periodic work. */
export const system: Actor = { userId: null, name: 'The website', address: '' };

/** Who may run a command has the database itself: no session is asked for. */
export const commandLine: Actor = { userId: null, name: 'The command line', address: '' };

/** The values that a write took the place of, by a caller who named no version: somebody else's may be among them. */
export type Overwritten = { overwritten: Record<string, unknown> };

export type Audit = {
  action: AuditAction;
  /** The noun, in the singular: project, director, brand, hero image … */
  entity: string;
  entityId: string;
  /** What the record is called, for people. */
  label?: string;
  fields?: string[];
  /** The record after the write, where versions can be compared and restored; else what a write without a version took the place of. */
  snapshot?: object | Overwritten;
  /** When it was done; now, unless said otherwise. */
  at?: Date;
};

/** Writes one line of the history, in the transaction of the change that it tells of. */
export async function recordAudit(tx: Tx, actor: Actor, audit: Audit): Promise<void> {
  const { action, entity, entityId, label = '', fields = [], snapshot, at } = audit;
  // An admin of a test or of a command may have no row of its own.
  const user = actor.userId
    ? await tx.user.findUnique({ where: { id: actor.userId }, select: { id: true } })
    : null;
  await tx.auditEntry.create({
    data: {
      userId: user?.id ?? null,
      actor: actor.name,
      action,
      entity,
      entityId,
      label: label.slice(0, 200),
      fields,
      address: actor.address,
      at,
      // Records are JSON by their wire form.
      ...(snapshot && { snapshot: snapshot as Prisma.InputJsonObject }),
    },
  });
}

/** What every write changes by itself. */
export const unaudited = new Set(['_id', 'version', 'createdAt', 'updatedAt']);

export function listChanges<T extends object>(
  before: T,
  after: T,
  names: readonly string[] = Object.keys(after).filter((name) => !unaudited.has(name)),
): string[] {
  const [old, present] = [before, after] as Record<string, unknown>[];
  return names.filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(present?.[name]));
}

/** For the line of an update: the values of the fields that it changed, as they were, where no version was named. */
export function keepOverwritten(
  version: number | undefined,
  before: object,
  fields: readonly string[],
): { snapshot?: Overwritten } {
  if (version !== undefined || fields.length === 0) return {};
  const values = before as Record<string, unknown>;
  return { snapshot: { overwritten: Object.fromEntries(fields.map((name) => [name, values[name]])) } };
}

/** Null where the line holds none. */
export function findOverwritten(snapshot: unknown): Record<string, unknown> | null {
  // Written by the mutations alone.
  return (snapshot as Partial<Overwritten> | null)?.overwritten ?? null;
}
