import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { openapiDocument } from '@/app/api/openapi.json/document';
import { sitePages } from '@/lib/content/pages';
import { listVersions } from '@/lib/domain/history/queries';
import { listLastChanges } from '@/lib/domain/last-modified';
import { type BinKind, kinds, type VersionedKind } from '@/lib/domain/records';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { decodeFields } from '@/lib/server/http/record-body';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { tagsOfPicture } from '@/lib/server/pictures/use';
import { picturesOf, tagsOf } from '@/lib/server/records/kind';
import type { Mutated } from '@/lib/server/records/mutation';
import { fieldsOf, findLabel } from '@/lib/shared/record-fields';
import { makeAdmin } from '../support/admin';
import {
  addHeroImages,
  createBrands,
  createDirector,
  createProject,
  createTestimonial,
  restoreDirectorVersion,
  restoreProjectVersion,
  updateDirector,
  updateProject,
  updateTestimonial,
} from '../support/mutations';
import { examplesOf } from '../support/record-examples';
import { daysFromNow, stage } from '../support/records';

vi.mock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {} }));

type Wire = { _id: string; version: number };
type Values = Record<string, unknown>;

const admin = makeAdmin();
const first = async (saved: Promise<Mutated<Wire[]>>) => (await saved).data[0];
const add: Record<BinKind, (values: Values) => Promise<Wire | undefined>> = {
  project: async (values) =>
    (
      await createProject(admin, {
        name: 'A',
        status: 'ongoing',
        pictures: [{ _id: await stage() }],
        ...values,
      })
    ).data,
  director: async (values) =>
    (await createDirector(admin, { name: 'A', position: 'B', picture: await stage(), ...values })).data,
  brand: async () => first(createBrands(admin, { pictures: [{ _id: await stage() }] })),
  'hero-image': async () => first(addHeroImages(admin, { pictures: [{ _id: await stage() }] })),
  testimonial: async (values) =>
    (await createTestimonial(admin, { name: 'A', title: 'B', quote: 'C', ...values })).data,
};

type Update = (admin: Admin, id: string, input: unknown) => Promise<Mutated<Wire>>;
/** The kinds whose fields are columns of their own; of the others the fields are those of their picture. */
const updates: Partial<Record<BinKind, Update>> = {
  project: updateProject,
  director: updateDirector,
  testimonial: updateTestimonial,
};
const restores: Record<VersionedKind, (admin: Admin, id: string, entryId: string) => Promise<Mutated<Wire>>> =
  { project: restoreProjectVersion, director: restoreDirectorVersion };

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
const plain = kinds.filter(({ kind }) => updates[kind]);

describe.each(plain.map((kind) => [kind.kind, kind] as const))('every field of a %s', (name, kind) => {
  const fields: z.ZodObject = kind.fields;
  const examples = examplesOf(fields);
  // Only kinds with an update are here.
  const update = updates[name] as Update;

  it('has a label and an example', () => {
    for (const [field] of fieldsOf(fields)) {
      expect(findLabel(fields, field), field).toBeTruthy();
      expect(examples[field], field).toBeDefined();
    }
  });

  it('is kept when the record is added, and told by the document', async () => {
    const record = await add[name](examples);
    expect(record).toMatchObject(examples);
    const schema = Object.values(schemas).find(
      ({ properties }) => properties && Object.keys(record ?? {}).every((key) => key in properties),
    );
    expect(schema).toBeDefined();
  });

  it('is changed by a save, alone, and named in the history', async () => {
    for (const field of Object.keys(examples)) {
      const before = await add[name]({});
      const all = name === 'testimonial' ? { ...before, version: undefined } : {};
      const { data } = await update(admin, before?._id ?? '', { ...all, [field]: examples[field] });
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
    // Only kinds with an update are here.
    const update = updates[name] as Update;
    const old = await add[name](examples);
    const id = old?._id ?? '';
    const plainRecord = await add[name]({});
    // Without its pictures: another record has none that this one could keep.
    const fields = { ...plainRecord, version: undefined, images: undefined, image: undefined };
    await update(admin, id, fields);
    const versions = await listVersions(admin, name as VersionedKind, id);
    const { data } = await restores[name as VersionedKind](admin, id, versions.at(-1)?._id ?? '');
    expect(data).toMatchObject(examples);
  },
);

it('every table with a bin is a kind', async () => {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'deleted_at'`;
  expect(kinds.map(({ table }) => table).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

describe.each(kinds.map((kind) => [kind.kind, kind] as const))('a %s', (name, kind) => {
  it('dates the pages that show it', async () => {
    expect(sitePages.flatMap(({ shows = [] }) => shows)).toContain(kind.noun);
    await add[name]({});
    expect(await listLastChanges()).toHaveProperty(kind.noun);
  });

  it('keeps its pictures, which know its pages', async () => {
    const record = await add[name]({});
    await sweepStagedPictures({ now: daysFromNow(40) });
    const [row] = await kind.findRows(db, { where: { id: record?._id } });
    expect(row).toBeDefined();
    const pictures = row ? picturesOf(row) : [];
    expect(pictures).toHaveLength(Object.keys(kind.pictures).length > 0 ? 1 : 0);
    for (const { id } of pictures)
      expect(await db.$transaction((tx) => tagsOfPicture(tx, id))).toEqual(tagsOf(kind, record?._id ?? ''));
  });

  it('has its pictures in the slots that it declares', async () => {
    const record = await add[name]({});
    const uses = await db.pictureUse.findMany({ where: { kind: name, recordId: record?._id ?? '' } });
    const [slot] = Object.keys(kind.pictures);
    expect(uses.map((use) => use.slot)).toEqual(slot ? [slot] : []);
  });
});
