import 'server-only';
import type { z } from 'zod';
import { fieldsOf } from '@/lib/shared/parsing/record-fields';
import type { PictureRef } from '../pictures/details';
import type { Kind } from './kind';

type Values = Record<string, unknown>;

/** Public pages must not import the code that makes pictures. */
export type WithChildren = Pick<Kind, 'children'>;

const knownSlots = new WeakMap<z.ZodObject, string[]>();

/** Found once: a list of projects asks for each record. */
function slotsOf(fields: z.ZodObject): string[] {
  const slots =
    knownSlots.get(fields) ??
    fieldsOf(fields).flatMap(([name, schema]) => (schema.meta()?.arePictures ? [name] : []));
  knownSlots.set(fields, slots);
  return slots;
}

export function mapChildPictures<R extends object>(
  { children = {} }: WithChildren,
  record: R,
  map: (pictures: PictureRef[]) => unknown[],
): R {
  const values = record as Values;
  const lists = Object.entries(children).flatMap(([name, { fields }]) => {
    const slots = slotsOf(fields);
    const rows = values[name];
    if (slots.length === 0 || !Array.isArray(rows)) return [];
    // A record of a former release may lack fields.
    const toRow = (row: Values) =>
      slots.map((slot) => [slot, map((row[slot] as PictureRef[] | undefined) ?? [])]);
    return [[name, rows.map((row: Values) => ({ ...row, ...Object.fromEntries(toRow(row)) }))]];
  });
  return { ...record, ...Object.fromEntries(lists) };
}

export function listChildPictures(kind: WithChildren, record: object): PictureRef[] {
  const found: PictureRef[] = [];
  mapChildPictures(kind, record, (pictures) => {
    found.push(...pictures);
    return pictures;
  });
  return found;
}
