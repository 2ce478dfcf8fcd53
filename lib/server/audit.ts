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

export type Actor = { userId: string | null; name: string; address: string };

export const system: Actor = { userId: null, name: 'The website', address: '' };

/** Who can run a command can reach the database anyway, so no session is needed. */
export const commandLine: Actor = { userId: null, name: 'The command line', address: '' };

export type Overwritten = { overwritten: Record<string, unknown> };

export type Audit = {
  action: AuditAction;
  entity: string;
  entityId: string;
  label?: string;
  fields?: string[];
  snapshot?: object | Overwritten;
  at?: Date;
};

export async function recordAudit(tx: Tx, actor: Actor, audit: Audit): Promise<void> {
  const { action, entity, entityId, label = '', fields = [], snapshot, at } = audit;
  // An admin of a test or a command may have no user row.
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
      ...(snapshot && { snapshot: snapshot as Prisma.InputJsonObject }),
    },
  });
}

export const unaudited = new Set(['_id', 'version', 'createdAt', 'updatedAt']);

export function listChanges<T extends object>(
  before: T,
  after: T,
  names: readonly string[] = Object.keys(after).filter((name) => !unaudited.has(name)),
): string[] {
  const [old, present] = [before, after] as Record<string, unknown>[];
  return names.filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(present?.[name]));
}

export function keepOverwritten(
  version: number | undefined,
  before: object,
  fields: readonly string[],
): { snapshot?: Overwritten } {
  if (version !== undefined || fields.length === 0) return {};
  const values = before as Record<string, unknown>;
  return { snapshot: { overwritten: Object.fromEntries(fields.map((name) => [name, values[name]])) } };
}

export function findOverwritten(snapshot: unknown): Record<string, unknown> | null {
  return (snapshot as Partial<Overwritten> | null)?.overwritten ?? null;
}
