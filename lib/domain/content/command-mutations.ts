import 'server-only';
import { aboutFields } from '@/lib/domain/about/fields';
import { aboutEntity, aboutTag } from '@/lib/domain/about/record';
import { tagsOfPart } from '@/lib/domain/settings/tags';
import { writeSettingRow } from '@/lib/domain/settings/write-row';
import { recordExpiredTags, recordPurgedTags } from '@/lib/server/cache/tags';
import { db, type Tx } from '@/lib/server/db';
import { claimPictures } from '@/lib/server/pictures/claim';
import { type Audit, commandLine, recordAudit } from '@/lib/server/records/audit';
import { nestChildren } from '@/lib/server/records/children';
import { picturesOf, tableOf, tagsOf } from '@/lib/server/records/kind';
import { reorder } from '@/lib/server/records/order';
import { ensureBaselineVersion } from '@/lib/server/records/snapshot';
import { readRow, saved, toChange } from '@/lib/server/records/verbs';
import { hangPictures } from '@/lib/server/records/write';
import type { Prisma } from '@/prisma/generated/client';
import { type ContentPart, readContent } from './command-queries';
import { type ContentDifferences, listDifferences, type RecordChange } from './differences';
import { contentKinds, toColumns } from './kinds';
import { savePictures } from './pictures';
import type { Content } from './schema';

const timeoutMs = 120_000;

type Written = { audits: Audit[]; tags: string[] };
type ContentKind = (typeof contentKinds)[number];

async function writeRecord(
  tx: Tx,
  contentKind: ContentKind,
  { action, record, fields }: RecordChange,
): Promise<Written> {
  const { kind } = contentKind;
  const { _id: id, isDemo, createdAt, pictures } = record;
  const tags = tagsOf(kind, id);
  if (action === 'delete') {
    const label = kind.nameOf(await readRow(tx, kind, id));
    await tableOf(tx, kind).update({ where: { id }, data: { deletedAt: new Date() } });
    return { tags, audits: [{ action, entity: kind.entity, entityId: id, label }] };
  }
  const { slot } = kind.rules;
  const [former] = await kind.findRows(tx, { where: { id } });
  const columns = await nestChildren(tx, kind, former ? id : '', toColumns(contentKind, record.fields));
  const shown = former ? picturesOf(former).map((picture) => picture.id) : [];
  await claimPictures(tx, commandLine, pictures, shown);
  if (former) {
    if (kind.isVersioned) await ensureBaselineVersion(tx, kind, former);
    // One that lies in the bin here comes out of it.
    const data = { ...columns, ...saved, isDemo, deletedAt: null };
    await tableOf(tx, kind).update({ where: { id }, data });
    if (shown.join() !== pictures.join()) await hangPictures(tx, kind, id, pictures, shown);
  } else {
    const data = { id, ...columns, isDemo, createdAt, ...slot.toColumns(pictures) };
    await tableOf(tx, kind).create({ data });
    await slot.setRows?.(tx, id, pictures);
  }
  const change = toChange(kind, former ? 'update' : 'create', await readRow(tx, kind, id), former && fields);
  return { tags, audits: [change.audit].flat() };
}

async function writeAbout(tx: Tx, about: NonNullable<Content['about']>, fields: string[]): Promise<Written> {
  const values = aboutFields.parse(about.fields);
  const before = await tx.aboutStats.findFirst();
  const row = await tx.aboutStats.upsert({
    where: { only: true },
    create: { id: about._id, ...values },
    update: { ...values, ...saved },
  });
  const action = before ? 'update' : 'create';
  return { tags: [aboutTag], audits: [{ action, entity: aboutEntity, entityId: row.id, fields }] };
}

async function writeSetting(tx: Tx, part: ContentPart, given: unknown): Promise<Written> {
  // The schema of its part has parsed it: an object or a list of plain JSON.
  const value = given as Prisma.InputJsonObject;
  await writeSettingRow(tx, commandLine, part, value);
  const audit: Audit = { action: 'update', entity: 'settings', entityId: part, label: part };
  return { tags: tagsOfPart(part), audits: [audit] };
}

/** The records of the bundle in its order, in the places that they have; those of this site alone stay where they stand. */
async function writeOrder(
  tx: Tx,
  { kind }: ContentKind,
  content: Content,
  isToldOf: boolean,
): Promise<Written> {
  await reorder(tx, kind.table, { ids: content.records[kind.kind].map(({ _id }) => _id) });
  const audit: Audit = { action: 'reorder', entity: kind.entity, entityId: '' };
  return { tags: [kind.noun], audits: isToldOf ? [audit] : [] };
}

async function write(tx: Tx, content: Content, differences: ContentDifferences, urls: Map<string, string>) {
  const { records, orders, about, settings } = differences;
  const written: Written[] = [];
  await savePictures(tx, content, urls);
  for (const contentKind of contentKinds) {
    const { kind } = contentKind.kind;
    const changes = records.filter((change) => change.kind === kind);
    for (const change of changes) written.push(await writeRecord(tx, contentKind, change));
    const isOrdered = !orders.includes(kind);
    if (!isOrdered || changes.some(({ action }) => action === 'add'))
      written.push(await writeOrder(tx, contentKind, content, !isOrdered));
  }
  if (content.about && about.length > 0) written.push(await writeAbout(tx, content.about, about));
  for (const part of settings) written.push(await writeSetting(tx, part, content.settings[part]));
  await recordExpiredTags(tx, [...new Set(written.flatMap(({ tags }) => tags))]);
  const removed = written.filter(({ audits }) => audits.some(({ action }) => action === 'delete'));
  await recordPurgedTags(tx, [...new Set(removed.flatMap(({ tags }) => tags))]);
  for (const audit of written.flatMap(({ audits }) => audits)) await recordAudit(tx, commandLine, audit);
}

type Options = {
  /** Addresses of the stored files of new pictures, by their folders; without it nothing is written. */
  urls?: Map<string, string>;
  /** Puts records that the bundle has not got into the bin; else they stay. */
  isDeleting: boolean;
};

/**
 * Makes the content of this site that of a parsed bundle, all of it or nothing, and answers how the two differed.
 * @throws AppError invalid, conflict.
 */
export function importContentByCommand(
  content: Content,
  { urls, isDeleting }: Options,
): Promise<ContentDifferences> {
  return db.$transaction(
    async (tx) => {
      const differences = listDifferences(await readContent(tx), content);
      const records = differences.records.filter(({ action }) => isDeleting || action !== 'delete');
      if (urls) await write(tx, content, { ...differences, records }, urls);
      return differences;
    },
    { timeout: timeoutMs },
  );
}
