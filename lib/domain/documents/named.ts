import 'server-only';
import type { Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { keepNamedDocuments, listNamedDocuments } from '@/lib/shared/named-documents';

const foreign =
  'This document does not belong to this project. Choose one of its documents or “None”. Add new documents under Documents first.';

const idsIn = (record: object) => listNamedDocuments(record).map(({ id }) => id);

/** A save may name documents of its own project, those in the bin included, and any it named before. `projectId` is null for a new project. @throws AppError invalid. */
export async function requireOwnDocuments(
  tx: Tx,
  values: object,
  { projectId, before }: { projectId: string | null; before: object | null },
): Promise<void> {
  const present = new Set(before ? idsIn(before) : []);
  const named = listNamedDocuments(values).filter(({ id }) => !present.has(id));
  if (named.length === 0) return;
  const where = { id: { in: named.map(({ id }) => id) }, parentId: projectId ?? '' };
  const own = new Set((await tx.document.findMany({ where, select: { id: true } })).map(({ id }) => id));
  const refused = named.filter(({ id }) => !own.has(id));
  if (refused.length === 0) return;
  const fields = Object.fromEntries(refused.map(({ path }) => [path, foreign]));
  throw new AppError('invalid', foreign, { fields });
}

export async function forgetGoneDocuments<V extends object>(tx: Tx, values: V): Promise<V> {
  const ids = idsIn(values);
  if (ids.length === 0) return values;
  const rows = await tx.document.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const there = new Set(rows.map(({ id }) => id));
  return keepNamedDocuments(values, (id) => there.has(id));
}
