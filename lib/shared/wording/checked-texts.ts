import type { z } from 'zod';
import { fieldsOf } from '../record-fields';
import { listTexts } from '../settings/texts';
import { toPlainLines } from '../summary';

/** `path` is that of a field, such as `specifications.0.title`. */
export type CheckedText = { path: string; text: string };

/** Ids and addresses are nobody's words. */
const isWords = (path: string): boolean => !/(?:^|\.)(?:_id|href|[xy])$/.test(path);

/** The texts of a record that the public reads as the builder's own words, as they are read. */
export const listCheckedTexts = (fields: z.ZodObject, values: object): CheckedText[] =>
  fieldsOf(fields).flatMap(([name, schema]) => {
    const { isWording, html } = schema.meta() ?? {};
    if (!isWording) return [];
    return listTexts((values as Record<string, unknown>)[name], [name])
      .map(({ path, text }) => ({ path: path.join('.'), text: html ? toPlainLines(text) : text }))
      .filter(({ path, text }) => text !== '' && isWords(path));
  });

/** The same field of a list, whichever entry it is of: an entry that is moved keeps what was said of it. */
export const toKeptField = (path: string): string =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.');
