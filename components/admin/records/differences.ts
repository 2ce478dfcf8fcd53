import type { z } from 'zod';
import { toFieldText } from '@/lib/shared/field-text';
import { type FieldValues, fieldsOf, labelOf } from '@/lib/shared/record-fields';

/** A field in which what was typed and the record as it stands now are not the same, as short texts. */
export type Difference = { field: string; label: string; mine: string; theirs: string };

/** An empty field, in a word. */
export const shownText = (text: string): string => (text.trim() === '' ? 'empty' : text);

const maxLength = 160;
const lead = 40;

function clip(text: string, from: number): string {
  if (text.length <= maxLength) return text;
  const start = Math.max(0, Math.min(from - lead, text.length - maxLength));
  const end = start + maxLength;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

function findParting(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Of these fields those that differ; long texts are shown around the place where they part. */
export function keepDifferences(fields: Difference[]): Difference[] {
  return fields
    .filter(({ mine, theirs }) => mine !== theirs)
    .map(({ mine, theirs, ...field }) => {
      const parting = findParting(mine, theirs);
      return { ...field, mine: clip(mine, parting), theirs: clip(theirs, parting) };
    });
}

/** The fields in which what was typed and the record as it stands now differ. */
export function listDifferences<F extends z.ZodObject>(
  fields: F,
  mine: FieldValues<F>,
  theirs: FieldValues<F>,
): Difference[] {
  const [typed, present] = [mine, theirs] as Record<string, unknown>[];
  return keepDifferences(
    fieldsOf(fields).map(([name, schema]) => ({
      field: name,
      label: labelOf(fields, name),
      mine: toFieldText(schema, typed?.[name]),
      theirs: toFieldText(schema, present?.[name]),
    })),
  );
}
