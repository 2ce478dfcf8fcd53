import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { openapiDocument } from '@/app/api/openapi.json/document';
import { sitePages } from '@/lib/content/pages/pages';
import { listVersions } from '@/lib/domain/history/queries';
import { listLastChanges } from '@/lib/domain/last-modified';
import { kinds, type VersionedKind } from '@/lib/domain/records';
import { writableKinds } from '@/lib/domain/records/writable';
import { db } from '@/lib/server/db';
import { decodeFields } from '@/lib/server/http/record-body';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { tagsOfPicture } from '@/lib/server/pictures/use';
import { picturesOf, tagsOf } from '@/lib/server/records/kind';
import { restoreRecordVersion, updateRecord } from '@/lib/server/records/write';
import { fieldsOf, findLabel } from '@/lib/shared/parsing/record-fields';
import { makeAdmin } from '../../support/accounts/admin';
import { addExample, isOfPicture } from '../../support/records/example-records';
import { examplesOf } from '../../support/records/record-examples';
import { daysFromNow } from '../../support/records/records';

type Values = Record<string, unknown>;

const admin = makeAdmin();

function toForm(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value) && typeof value[0] === 'string')
      for (const text of value) form.append(name, text);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

const schemas = (openapiDocument.components as { schemas: Record<string, { properties: Values }> }).schemas;
/** The kinds whose fields are columns of their own. */
const plain = kinds.filter(({ kind }) => !isOfPicture(kind));

describe.each(plain.map((kind) => [kind.kind, kind] as const))('every field of a %s', (name, kind) => {
  const fields: z.ZodObject = kind.fields;
  const examples = examplesOf(fields);

  it('has a label and an example', () => {
    for (const [field] of fieldsOf(fields)) {
      expect(findLabel(fields, field), field).toBeTruthy();
      expect(examples[field], field).toBeDefined();
    }
  });

  it('is kept when the record is added, and told by the document', async () => {
    const record = await addExample(name, examples);
    expect(record).toMatchObject(examples);
    const schema = Object.values(schemas).find(
      ({ properties }) => properties && Object.keys(record).every((key) => key in properties),
    );
    expect(schema).toBeDefined();
  });

  it('is changed by a save, alone, and named in the history', async () => {
    for (const field of Object.keys(examples)) {
      const before = await addExample(name);
      const all = name === 'testimonial' ? { ...before, version: undefined } : {};
      const { data } = await updateRecord(admin, writableKinds[name], before._id, {
        ...all,
        [field]: examples[field],
      });
      expect(data).toMatchObject({ [field]: examples[field], version: 2 });
      const line = await db.auditEntry.findFirst({ where: { entityId: data._id, action: 'update' } });
      expect(line?.fields).toEqual([field]);
    }
  });

  it('comes as it is out of a multipart form', () => {
    expect(decodeFields(fields, toForm(examples))).toEqual(examples);
  });
});

const versioned = plain.filter(({ isVersioned }) => isVersioned);

it.each(versioned.map((kind) => [kind.kind, kind] as const))(
  'an old version of a %s holds every field',
  async (name, kind) => {
    const examples = examplesOf(kind.fields);
    const old = await addExample(name, examples);
    const id = old._id;
    const plainRecord = await addExample(name);
    // Without its pictures: another record has none that this one could keep.
    const fields = { ...plainRecord, version: undefined, images: undefined, image: undefined };
    await updateRecord(admin, writableKinds[name], id, fields);
    const versions = await listVersions(admin, name as VersionedKind, id);
    const { data } = await restoreRecordVersion(admin, writableKinds[name], id, versions.at(-1)?._id ?? '');
    expect(data).toMatchObject(examples);
  },
);

it('every table with a bin is a kind', async () => {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'deleted_at'`;
  expect(kinds.map(({ table }) => table).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

// What belongs to another record is on the page of that one.
const listed = kinds.filter(({ parent }) => parent === null);

it.each(listed.map(({ kind, noun }) => [kind, noun] as const))(
  'a %s dates the pages that show it',
  async (name, noun) => {
    expect(sitePages.flatMap(({ shows = [] }) => shows)).toContain(noun);
    await addExample(name);
    expect(await listLastChanges()).toHaveProperty(noun);
  },
);

describe.each(kinds.map((kind) => [kind.kind, kind] as const))('a %s', (name, kind) => {
  it('keeps its pictures, which know its pages', async () => {
    const record = await addExample(name);
    await sweepStagedPictures({ now: daysFromNow(40) });
    const [row] = await kind.findRows(db, { where: { id: record._id } });
    expect(row).toBeDefined();
    const pictures = row ? picturesOf(row) : [];
    expect(pictures).toHaveLength(Object.keys(kind.pictures).length > 0 ? 1 : 0);
    for (const { id } of pictures)
      expect(await db.$transaction((tx) => tagsOfPicture(tx, id))).toEqual(row && tagsOf(kind, row));
  });

  it('has its pictures in the slots that it declares', async () => {
    const record = await addExample(name);
    const uses = await db.pictureUse.findMany({ where: { kind: name, recordId: record._id } });
    const [slot] = Object.keys(kind.pictures);
    expect(uses.map((use) => use.slot)).toEqual(slot ? [slot] : []);
  });

  it('lets go of its pictures when its row goes, whoever deletes it', async () => {
    const record = await addExample(name);
    await db.$executeRawUnsafe(`delete from "${kind.table}" where id = $1`, record._id);
    expect(await db.pictureUse.count({ where: { kind: name, recordId: record._id } })).toBe(0);
  });
});
