import { AppError } from '../errors';

/** The last of a repeated field counts. @throws AppError invalid for a file. */
export function findText(form: FormData, name: string): string | undefined {
  const value = form.getAll(name).at(-1);
  if (value === undefined) return undefined;
  if (typeof value !== 'string')
    throw new AppError('invalid', `${name} must be text`, { fields: { [name]: 'Must be text' } });
  return value;
}

/** One empty value means none (API-3). */
export function findTexts(form: FormData, name: string): string[] | undefined {
  const values = form.getAll(name);
  if (values.length === 0) return undefined;
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}

/** @throws AppError invalid when it is not JSON. */
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

/** @throws AppError invalid for another value. */
export function findFlag(form: FormData, name: string): boolean | undefined {
  const text = findText(form, name);
  if (text === undefined || text === '') return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  const message = `${name} must be true or false`;
  throw new AppError('invalid', message, { fields: { [name]: message } });
}

/** An empty file input sends one nameless empty file. */
export function listFiles(form: FormData, name: string): File[] {
  return form
    .getAll(name)
    .filter((value): value is File => value instanceof File && (value.size > 0 || value.name !== ''));
}

export function present<T extends Record<string, unknown>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
