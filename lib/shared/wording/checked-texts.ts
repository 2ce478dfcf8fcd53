import type { z } from 'zod';
import { fieldsOf } from '../parsing/record-fields';
import { listTexts } from '../settings/texts';
import { toPlainLines } from '../summary';

export type CheckedText = { path: string; text: string };

const isWords = (path: string): boolean => !/(?:^|\.)(?:_id|href|[xy])$/.test(path);

export const listCheckedTexts = (fields: z.ZodObject, values: object): CheckedText[] =>
  fieldsOf(fields).flatMap(([name, schema]) => {
    const { isWording, html } = schema.meta() ?? {};
    if (!isWording) return [];
    return listTexts((values as Record<string, unknown>)[name], [name])
      .map(({ path, text }) => ({ path: path.join('.'), text: html ? toPlainLines(text) : text }))
      .filter(({ path, text }) => text !== '' && isWords(path));
  });

/** A list entry retains its decision when it moves. */
export const toKeptField = (path: string): string =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.');
