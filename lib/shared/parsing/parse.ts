import type { z } from 'zod';
import { AppError, type FieldErrors } from '../errors';

/** Nothing can store half a surrogate pair. */
const half = /\p{Cs}/u;
export const wholeCharacters = 'A text has a character that cannot be stored.';
export const wrongType = 'The input is not valid.';

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';

/** @throws AppError invalid with the field. */
export function requireWholeCharacters(input: unknown): void {
  const rest: { field: string; value: unknown }[] = [{ field: '', value: input }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { field, value } = next;
    if (typeof value === 'string' && half.test(value))
      throw new AppError('invalid', wholeCharacters, { fields: { [field || 'body']: wholeCharacters } });
    if (!isPlain(value)) continue;
    for (const [name, part] of Object.entries(value)) {
      rest.push({ field: field || name, value: part });
      if (half.test(name)) rest.push({ field: field || 'body', value: name });
    }
  }
}

/** @throws AppError invalid with the message of each field. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  requireWholeCharacters(input);
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.map(String).join('.');
    fields[name] ??= issue.message;
  }
  const [first] = Object.values(fields);
  throw new AppError('invalid', first ?? wrongType, { fields });
}
