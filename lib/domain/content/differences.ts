import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { BinKind } from '@/lib/domain/records';
import { type PublicPart, publicParts } from '@/lib/domain/settings/schema';
import { contentKinds } from './kinds';
import type { Content, ContentRecord } from './schema';

export type RecordChange = {
  kind: BinKind;
  action: 'add' | 'change' | 'delete';
  record: ContentRecord;
  name: string;
  fields: string[];
};

export type ContentDifferences = {
  records: RecordChange[];
  orders: BinKind[];
  about: string[];
  settings: PublicPart[];
};

const differing = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));

const picturesIn = ({ pictures }: Content) => {
  const byId = new Map(pictures.map((picture) => [picture._id, picture]));
  return (record: ContentRecord) =>
    record.pictures.map((id) => {
      const { alt = '', fileName = '', focalX, focalY, isLocation } = byId.get(id) ?? {};
      return { id, alt, fileName, focalX, focalY, isLocation };
    });
};

function nameIn(content: Content, record: ContentRecord): string {
  const [cover] = picturesIn(content)(record);
  const all = Object.values(content.records).flat();
  const named = record.parent === undefined ? record : all.find(({ _id }) => _id === record.parent);
  const name = named?.fields.name;
  return typeof name === 'string' ? name : cover?.alt || cover?.fileName || '';
}

const isSameOrder = (before: ContentRecord[], after: ContentRecord[]): boolean => {
  const [old, present] = [before, after].map((list) => new Set(list.map(({ _id }) => _id)));
  const common = (list: ContentRecord[], other: Set<string> | undefined) =>
    list.filter(({ _id }) => other?.has(_id)).map(({ _id }) => _id);
  return isDeepStrictEqual(common(before, present), common(after, old));
};

export function listDifferences(before: Content, after: Content): ContentDifferences {
  const [picturesBefore, picturesAfter] = [picturesIn(before), picturesIn(after)];
  const records: RecordChange[] = [];
  const orders: BinKind[] = [];
  for (const { kind } of contentKinds.map((each) => each.kind)) {
    const [old, present] = [before.records[kind], after.records[kind]];
    const oldById = new Map(old.map((record) => [record._id, record]));
    const ids = new Set(present.map(({ _id }) => _id));
    for (const record of present) {
      const former = oldById.get(record._id);
      if (!former) {
        records.push({ kind, action: 'add', record, name: nameIn(after, record), fields: [] });
        continue;
      }
      const fields = differing(former.fields, record.fields);
      if (!isDeepStrictEqual(picturesBefore(former), picturesAfter(record))) fields.push('pictures');
      if (!isDeepStrictEqual(former.files, record.files)) fields.push('file');
      if (fields.length > 0)
        records.push({ kind, action: 'change', record, name: nameIn(after, record), fields });
    }
    for (const record of old.filter(({ _id }) => !ids.has(_id)))
      records.push({ kind, action: 'delete', record, name: nameIn(before, record), fields: [] });
    if (!isSameOrder(old, present)) orders.push(kind);
  }
  const changed = differing(before.settings, after.settings);
  const settings = publicParts.filter((part) => changed.includes(part));
  const about = after.about ? differing(before.about?.fields ?? {}, after.about.fields) : [];
  return { records, orders, about, settings };
}
