import 'server-only';
import { aboutFields } from '@/lib/domain/about/fields';
import { aboutEntity, aboutTag } from '@/lib/domain/about/record';
import type { PublicPart } from '@/lib/domain/settings/schema';
import { tagsOfPart } from '@/lib/domain/settings/tags';
import { writeSettingRow } from '@/lib/domain/settings/write-row';
import { type Audit, commandLine, recordAudit } from '@/lib/server/audit';
import { recordExpiredTags, recordPurgedTags } from '@/lib/server/cache/tags';
import { db, type Tx } from '@/lib/server/db';
import type { Kept } from '@/lib/server/files/keep';
import { claimPictures } from '@/lib/server/pictures/claim';
import { listChildPictures } from '@/lib/server/records/child-picture-refs';
import { nestChildren } from '@/lib/server/records/children';
import { putIntoBin } from '@/lib/server/records/family';
import { picturesOf, tableOf, tagsOf } from '@/lib/server/records/kind';
import { reorder } from '@/lib/server/records/order';
import { ensureBaselineVersion } from '@/lib/server/records/snapshot';
import { readRow, saved, toChange } from '@/lib/server/records/verbs';
import { hangPictures } from '@/lib/server/records/write';
import type { Prisma } from '@/prisma/generated/client';
import { readContent } from './command-queries';
import { type ContentDifferences, listDifferences, type RecordChange } from './differences';
import { hangFile, saveFiles } from './files';
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
  const { _id: id, parent: parentId, isDemo, createdAt, pictures } = record;
  const tags = tagsOf(kind, { id, parentId });
  if (action === 'delete') {
    const label = kind.nameOf(await readRow(tx, kind, id));
    await putIntoBin(tx, kind, id);
    return { tags, audits: [{ action, entity: kind.entity, entityId: id, label }] };
  }
  const { slot } = kind.rules;
  const listed = new Set(listChildPictures(kind, record.fields).map((picture) => picture._id));
  const own = pictures.filter((picture) => !listed.has(picture));
  const [former] = await kind.findRows(tx, { where: { id } });
  const columns = await nestChildren(tx, kind, former ? id : '', toColumns(contentKind, record.fields));
  const shown = former ? picturesOf(former).map((picture) => picture.id) : [];
  await claimPictures(tx, commandLine, pictures, shown);
  if (former) {
    if (kind.isVersioned) await ensureBaselineVersion(tx, kind, former);
    const data = { ...columns, parentId, ...saved, isDemo, deletedAt: null };
    await tableOf(tx, kind).update({ where: { id }, data });
    if (shown.join() !== pictures.join()) await hangPictures(tx, kind, id, own, shown);
  } else {
    const data = { id, ...columns, parentId, isDemo, createdAt, ...slot.toColumns(own) };
    await tableOf(tx, kind).create({ data });
    await slot.setRows?.(tx, id, own);
  }
  const [slotOfFile] = Object.keys(kind.files ?? {});
  const [file] = record.files;
  if (slotOfFile && file)
    await hangFile(tx, { kind: kind.kind, recordId: id, slot: slotOfFile }, file, former?.file?.id ?? null);
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

async function writeSetting(tx: Tx, part: PublicPart, given: unknown): Promise<Written> {
  // The schema of the part returned plain JSON.
  const value = given as Prisma.InputJsonObject;
  await writeSettingRow(tx, commandLine, part, value);
  const audit: Audit = { action: 'update', entity: 'settings', entityId: part, label: part };
  return { tags: tagsOfPart(part), audits: [audit] };
}

async function writeOrder(
  tx: Tx,
  { kind }: ContentKind,
  content: Content,
  isToldOf: boolean,
): Promise<Written> {
  const lists = Object.groupBy(content.records[kind.kind], ({ parent = '' }) => parent);
  for (const list of Object.values(lists))
    if (list) await reorder(tx, kind, { ids: list.map(({ _id }) => _id) });
  const audit: Audit = { action: 'reorder', entity: kind.entity, entityId: '' };
  return { tags: [kind.noun], audits: isToldOf ? [audit] : [] };
}

async function write(
  tx: Tx,
  content: Content,
  differences: ContentDifferences,
  { urls, files }: StoredContent,
) {
  const { records, orders, about, settings } = differences;
  const written: Written[] = [];
  await savePictures(tx, content, urls);
  await saveFiles(tx, content, files);
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

type StoredContent = {
  urls: Map<string, string>;
  files: Map<string, Kept>;
};

type Options = {
  /** Absent in a trial run: nothing is written. */
  stored?: StoredContent;
  /** False leaves records in place that the bundle does not contain. */
  isDeleting: boolean;
};

/** One transaction. Answers the differences. @throws AppError invalid, conflict. */
export function importContentByCommand(
  content: Content,
  { stored, isDeleting }: Options,
): Promise<ContentDifferences> {
  return db.$transaction(
    async (tx) => {
      const differences = listDifferences(await readContent(tx), content);
      const records = differences.records.filter(({ action }) => isDeleting || action !== 'delete');
      if (stored) await write(tx, content, { ...differences, records }, stored);
      return differences;
    },
    { timeout: timeoutMs },
  );
}
