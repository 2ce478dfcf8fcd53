import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { childKindNames, recordKinds } from '@/lib/content/record-kinds';
import { filterShown, openGate } from '@/lib/domain/advertising/gate';
import { type KindRecords, requireKind } from '@/lib/domain/records';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { requireParent } from '@/lib/server/records/family';
import { recordTag } from '@/lib/server/records/kind';
import { displayOrder, inShownOrder } from '@/lib/server/records/order';
import { isPublished, ungated } from '@/lib/server/records/published';
import { listRecords } from '@/lib/server/records/verbs';
import type { Below, ShownChildKind } from './dto';

export async function listPublished<K extends keyof KindRecords>(name: K): Promise<KindRecords[K][]> {
  'use cache';
  const kind = requireKind(name);
  cacheTag(kind.noun);
  cacheLife('max');
  const rows = await kind.findRows(db, { where: notDeleted, orderBy: displayOrder });
  const gate = kind.canBeHidden || kind.parent ? await openGate() : ungated;
  const records = rows.filter((row) => isPublished(row, gate)).map((row) => kind.toRecord(row));
  return inShownOrder(kind, records);
}

export async function listForAdmin<K extends keyof KindRecords>(
  _editor: Editor,
  name: K,
): Promise<KindRecords[K][]> {
  const kind = requireKind(name);
  return inShownOrder(kind, await listRecords(db, kind));
}

export async function listPublishedOf<K extends ShownChildKind>(
  name: K,
  parentId: string,
): Promise<KindRecords[K][]> {
  'use cache';
  const kind = requireKind(name);
  cacheTag(recordTag({ kind: recordKinds[name].parent }, parentId));
  cacheLife('max');
  const rows = await kind.findRows(db, { where: { parentId, ...notDeleted }, orderBy: displayOrder });
  const shown = await filterShown(parentId, rows);
  return inShownOrder(kind, shown.map(kind.toRecord));
}

export async function listOfParentForAdmin<K extends keyof KindRecords>(
  _editor: Editor,
  name: K,
  parentId: string,
): Promise<KindRecords[K][]> {
  const kind = requireKind(name);
  await requireParent(db, kind, parentId);
  return inShownOrder(kind, await listRecords(db, kind, parentId));
}

const shownChildKinds = childKindNames.filter(
  (name): name is ShownChildKind => name !== 'document' && name !== 'unit',
);

export async function listPublishedBelow(parentId: string): Promise<Below> {
  const lists = shownChildKinds.map(async (name) => [name, await listPublishedOf(name, parentId)]);
  return Object.fromEntries(await Promise.all(lists)) as Below;
}

export const nothingBelow = Object.fromEntries(shownChildKinds.map((name) => [name, []])) as object as Below;
