import 'server-only';
import type { Route } from 'next';
import { findKind, kinds } from '@/lib/domain/records';
import { findSettingName } from '@/lib/domain/settings/schema';
import type { Tx } from '@/lib/server/db';
import type { PictureRow } from '@/lib/server/pictures/row';
import type { UseOf } from '@/lib/server/pictures/use';
import { type Kind, type RecordRow, sheetOf, singularOf } from '@/lib/server/records/kind';
import type { Draft } from '@/prisma/generated/client';
import type { PictureUse } from './dto';

export type UsedPicture = PictureRow & { uses: UseOf[] };

export type Users = { records: Map<string, RecordRow>; drafts: Map<string, Draft> };

type Holder = { kind: Kind; id: string };

/** Null while it is staged, or only the settings or a draft have it. */
export function findHolder(uses: UseOf[]): Holder | null {
  const use = uses.find(({ kind }) => findKind(kind));
  const kind = use && findKind(use.kind);
  return kind ? { kind, id: use.recordId } : null;
}

export async function readUsers(tx: Tx, pictures: UsedPicture[]): Promise<Users> {
  const uses = pictures.flatMap((picture) => picture.uses);
  const idsOf = (name: string) => uses.flatMap(({ kind, recordId }) => (kind === name ? [recordId] : []));
  const records: Users['records'] = new Map();
  for (const kind of kinds) {
    const ids = idsOf(kind.kind);
    const rows: RecordRow[] = ids.length > 0 ? await kind.findRows(tx, { where: { id: { in: ids } } }) : [];
    for (const row of rows) records.set(row.id, row);
  }
  const drafts = await tx.draft.findMany({ where: { id: { in: idsOf('draft') } } });
  return { records, drafts: new Map(drafts.map((draft) => [draft.id, draft])) };
}

function toRecordUse({ kind }: Holder, row: RecordRow, { alt, fileName }: PictureRow): PictureUse {
  const isInBin = row.deletedAt !== null;
  return {
    kind: singularOf(kind),
    name: kind.nameOf(row) || alt || fileName,
    href: isInBin ? '/admin/bin' : sheetOf(kind, row),
    isInBin,
  };
}

const toSettingUse = (part: string): PictureUse => ({
  kind: 'Settings',
  name: findSettingName(part) ?? part,
  href: `/admin/settings?part=${part}`,
  isInBin: false,
});

function toDraftUse({ id, kind, recordId, label }: Draft): PictureUse {
  const noun = findKind(kind)?.noun;
  const sheet = noun ? `/admin/${noun}?edit=${id}` : `/admin/settings?part=${recordId}`;
  return { kind: 'Draft', name: label, href: sheet as Route, isInBin: false };
}

export function listUses(picture: UsedPicture, { records, drafts }: Users): PictureUse[] {
  const idsOf = (name: string) => picture.uses.filter(({ kind }) => kind === name).map((use) => use.recordId);
  const holder = findHolder(picture.uses);
  const row = holder && records.get(holder.id);
  return [
    ...(row ? [toRecordUse(holder, row, picture)] : []),
    ...idsOf('settings').map(toSettingUse),
    ...idsOf('draft')
      .flatMap((id) => drafts.get(id) ?? [])
      .map(toDraftUse),
  ];
}
