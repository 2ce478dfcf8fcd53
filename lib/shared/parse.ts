import type { z } from 'zod';
import { AppError, type FieldErrors } from './errors';

/** @throws AppError invalid, with the message of each field and the first of them as its own. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.map(String).join('.');
    fields[name] ??= issue.message;
  }
  const [first] = Object.values(fields);
  throw new AppError('invalid', first ?? 'The input is not valid.', { fields });
}
