import 'server-only';
import { kindsUnder, recordKinds } from '@/lib/content/record-kinds';
import { AppError } from '@/lib/shared/errors';
import { isId } from '@/lib/shared/parsing/id';
import { Prisma } from '@/prisma/generated/client';
import type { Tx } from '../db';
import { notDeleted } from './bin';
import { type Kind, tableOf } from './kind';

const nameOf = (table: string) => Prisma.raw(`"${table}"`);

/** One timestamp marks what was deleted together, for the restore. */
export async function putIntoBin(tx: Tx, kind: Kind, id: string): Promise<void> {
  const { count } = await tableOf(tx, kind).updateMany({
    where: { id, ...notDeleted },
    data: { deletedAt: new Date() },
  });
  if (count === 0) return;
  for (const { table } of kindsUnder(kind.kind))
    await tx.$executeRaw`
      update ${nameOf(table)} as c set deleted_at = p.deleted_at, updated_at = p.deleted_at
      from ${nameOf(kind.table)} as p where p.id = ${id} and c.parent_id = p.id and c.deleted_at is null`;
}

/** @throws AppError invalid while its parent is in the bin. */
async function requireLivingParent(tx: Tx, kind: Kind, id: string): Promise<void> {
  if (kind.parent === null) return;
  const [parent] = await tx.$queryRaw<{ name: string; isDeleted: boolean }[]>`
    select name, deleted_at is not null as "isDeleted" from ${nameOf(recordKinds[kind.parent].table)}
    where id = (select parent_id from ${nameOf(kind.table)} where id = ${id}) for share`;
  if (parent?.isDeleted)
    throw new AppError(
      'invalid',
      `This ${kind.entity} belongs to the ${kind.parent} “${parent.name}”, which is in the bin. Restore that first.`,
    );
}

/** @throws AppError invalid when another record took the place. */
async function takeItsPlace(tx: Tx, kind: Kind, id: string): Promise<void> {
  try {
    await tableOf(tx, kind).updateMany({ where: { id }, data: { deletedAt: null } });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'P2002') throw error;
    throw new AppError('invalid', `Another ${kind.entity} has the same number. Change or delete that first.`);
  }
}

/** False when it is not in the bin. @throws AppError invalid while its parent is in the bin. */
export async function takeOutOfBin(tx: Tx, kind: Kind, id: string): Promise<boolean> {
  const found = await tx.$queryRaw<object[]>`
    select id from ${nameOf(kind.table)} where id = ${id} and deleted_at is not null for update`;
  if (found.length === 0) return false;
  await requireLivingParent(tx, kind, id);
  for (const { table } of kindsUnder(kind.kind))
    await tx.$executeRaw`
      update ${nameOf(table)} as c set deleted_at = null, updated_at = now()
      from ${nameOf(kind.table)} as p where p.id = ${id} and c.parent_id = p.id and c.deleted_at = p.deleted_at`;
  await takeItsPlace(tx, kind, id);
  return true;
}

/** @throws AppError not_found. */
export async function requireParent(tx: Tx, { parent }: Kind, id: string): Promise<void> {
  if (parent === null) return;
  const found = await tx.$queryRaw<object[]>`
    select 1 from ${nameOf(recordKinds[parent].table)} where id = ${id} and deleted_at is null`;
  if (found.length === 0) throw new AppError('not_found', `There is no such ${parent}.`);
}

/** Locks the parent; a demo parent becomes the office's own. @throws AppError not_found. */
export async function claimParent(tx: Tx, kind: Kind, input: object): Promise<{ parentId?: string }> {
  if (kind.parent === null) return {};
  const { parentId } = input as { parentId?: unknown };
  const { table } = recordKinds[kind.parent];
  const found =
    typeof parentId === 'string' && isId(parentId)
      ? await tx.$queryRaw<{ id: string }[]>`
          update ${nameOf(table)} set is_demo = false where id = ${parentId} and deleted_at is null returning id`
      : [];
  const [parent] = found;
  if (!parent) throw new AppError('not_found', `There is no such ${kind.parent}.`);
  return { parentId: parent.id };
}
