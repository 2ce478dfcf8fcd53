import type { z } from 'zod';
import { toFieldText } from '@/lib/shared/parsing/field-text';
import { type FieldValues, fieldsOf, labelOf } from '@/lib/shared/parsing/record-fields';

export type Difference = { field: string; label: string; mine: string; theirs: string };

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

/** Long texts are cut around the first difference. */
export function keepDifferences(fields: Difference[]): Difference[] {
  return fields
    .filter(({ mine, theirs }) => mine !== theirs)
    .map(({ mine, theirs, ...field }) => {
      const parting = findParting(mine, theirs);
      return { ...field, mine: clip(mine, parting), theirs: clip(theirs, parting) };
    });
}

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
