import 'server-only';
import type { z } from 'zod';
import { fieldsOf } from '@/lib/shared/record-fields';
import type { PictureRef } from '../pictures/details';
import type { Kind } from './kind';

type Values = Record<string, unknown>;

/** A kind as its lists are read: what makes pictures stays out of the functions of public pages. */
export type WithChildren = Pick<Kind, 'children'>;

const knownSlots = new WeakMap<z.ZodObject, string[]>();

/** The fields that hold pictures; found once, since a list of projects asks for each of its records. */
function slotsOf(fields: z.ZodObject): string[] {
  const slots =
    knownSlots.get(fields) ??
    fieldsOf(fields).flatMap(([name, schema]) => (schema.meta()?.arePictures ? [name] : []));
  knownSlots.set(fields, slots);
  return slots;
}

/** A record with other values in the place of the pictures that its lists name. */
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
    // The schema of the fields has parsed them; a record of a former release may lack them.
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
