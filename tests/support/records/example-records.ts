import type { z } from 'zod';
import type { BinKind } from '@/lib/domain/records';
import { writableKinds } from '@/lib/domain/records/writable';
import type { Mutated } from '@/lib/server/records/mutation';
import { createRecord } from '@/lib/server/records/write';
import {
  choicesOf,
  fieldsOf,
  fieldTypeOf,
  isRequired,
  textLengthOf,
} from '@/lib/shared/parsing/record-fields';
import { makeAdmin } from '../accounts/admin';
import { addHeroImages, createBrands } from '../contract/mutations';
import { stage, stagePdf } from './records';

type Wire = { _id: string; version: number };
type Values = Record<string, unknown>;

const admin = makeAdmin();

/** The kinds whose fields are those of their picture. */
const ofPictures: Partial<Record<BinKind, typeof createBrands | typeof addHeroImages>> = {
  brand: createBrands,
  'hero-image': addHeroImages,
};
export const isOfPicture = (name: BinKind): boolean => name in ofPictures;

/** What a field that has to be said may hold. */
function leastOf(field: string, schema: z.ZodType): string | number {
  if (schema.meta()?.isDay) return '2026-01-02';
  if (fieldTypeOf(schema) === 'number') return 1999;
  return choicesOf(schema)[0] ?? field.slice(0, textLengthOf(schema));
}

/** Adds a record of any kind: what it has to have, other than its example says, its picture, and these values. */
export async function addExample(name: BinKind, values: Values = {}): Promise<Wire> {
  const add = ofPictures[name];
  if (add) {
    const { data }: Mutated<Wire[]> = await add(admin, { pictures: [{ _id: await stage() }] });
    const [first] = data;
    if (!first) throw new Error('One picture makes one record.');
    return first;
  }
  const kind = writableKinds[name];
  const required = fieldsOf(kind.fields)
    .filter(([field]) => isRequired<z.ZodObject>(kind.fields, field))
    .map(([field, schema]) => [field, leastOf(field, schema)]);
  const hasPictures = Object.keys(kind.pictures).length > 0;
  const pictures = hasPictures ? kind.rules.slot.toInput([{ _id: await stage() }]) : {};
  const file = kind.files ? { file: await stagePdf() } : {};
  const parent = kind.parent === null ? {} : { parentId: (await addExample(kind.parent))._id };
  const input = { ...Object.fromEntries(required), ...parent, ...pictures, ...file, ...values };
  return (await createRecord(admin, kind, input)).data;
}
