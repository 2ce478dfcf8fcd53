import { AppError } from './errors';

/** The text of a form field, of a repeated one the last; undefined when it is absent. @throws AppError invalid when it is a file. */
export function findText(form: FormData, name: string): string | undefined {
  const value = form.getAll(name).at(-1);
  if (value === undefined) return undefined;
  if (typeof value !== 'string')
    throw new AppError('invalid', `${name} must be text`, { fields: { [name]: 'Must be text' } });
  return value;
}

/** All texts of a repeated field; undefined when it is absent. One empty value means none (API-3). */
export function findTexts(form: FormData, name: string): string[] | undefined {
  const values = form.getAll(name);
  if (values.length === 0) return undefined;
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}

/** A field that holds JSON; undefined when it is absent or empty. @throws AppError invalid when it is not JSON. */
export function findJson(form: FormData, name: string): unknown {
  const text = findText(form, name);
  if (text === undefined || text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    const message = `${name} must be JSON`;
    throw new AppError('invalid', message, { fields: { [name]: message } });
  }
}

/** "true" or "false"; undefined when absent. @throws AppError invalid for anything else. */
export function findFlag(form: FormData, name: string): boolean | undefined {
  const text = findText(form, name);
  if (text === undefined || text === '') return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  const message = `${name} must be true or false`;
  throw new AppError('invalid', message, { fields: { [name]: message } });
}

/** The files of a repeated field; an empty picker's nameless empty file is none. */
export function listFiles(form: FormData, name: string): File[] {
  return form
    .getAll(name)
    .filter((value): value is File => value instanceof File && (value.size > 0 || value.name !== ''));
}

/** Drops the fields that are undefined, so that an absent field stays absent. */
export function present<T extends Record<string, unknown>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
