import 'server-only';
import type { z } from 'zod';
import { findFlag, findJson, findText, findTexts, present } from '@/lib/shared/parsing/form-data';
import { fieldsOf, fieldTypeOf } from '@/lib/shared/parsing/record-fields';
import type { Editor } from '../auth/viewer';
import { maxMultipartBytes, withStagedFiles } from '../uploads/received';
import { isMultipart, readJson, readMultipart } from './body';

function findNumber(form: FormData, name: string): number | undefined {
  const text = findText(form, name);
  return text ? Number(text) : undefined;
}

const readers = {
  text: findText,
  choice: findText,
  flag: findFlag,
  number: findNumber,
  texts: findTexts,
  json: findJson,
};

export function decodeFields(fields: z.ZodObject, form: FormData): Record<string, unknown> {
  const values = fieldsOf(fields).map(([name, schema]) => [name, readers[fieldTypeOf(schema)](form, name)]);
  return present({ ...Object.fromEntries(values), version: findNumber(form, 'version') });
}

type Multipart = {
  fields: z.ZodObject;
  /** @throws AppError invalid. */
  listFiles: (form: FormData) => File[];
  toPictures: (ids: string[], form: FormData) => object;
};

export async function readRecordBody<T>(
  request: Request,
  editor: Editor,
  { fields, listFiles, toPictures }: Multipart,
  save: (input: object) => Promise<T>,
): Promise<T> {
  if (!isMultipart(request)) return save(await readJson(request));
  const form = await readMultipart(request, maxMultipartBytes);
  const files = listFiles(form);
  const values = decodeFields(fields, form);
  return withStagedFiles(editor, files, (ids) => save({ ...values, ...toPictures(ids, form) }));
}
