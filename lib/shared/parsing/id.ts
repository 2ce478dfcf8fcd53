import { AppError } from '../errors';
import { idPattern, maxSlugLength, slugPattern } from './id-form';

const id = new RegExp(`^${idPattern}$`);
const slug = new RegExp(`^${slugPattern}$`);

/** Checked before cache and database, so that made-up ids cost nothing. */
export const isId = (text: string): boolean => id.test(text);

export const isSlug = (text: string): boolean => text.length <= maxSlugLength && slug.test(text);

/** An object as id would be a filter of many records. @throws AppError not_found. */
export function requireId(sent: unknown, message: string): string {
  if (typeof sent !== 'string') throw new AppError('not_found', message);
  return sent;
}

/** A malformed id causes no query. @throws AppError not_found. */
export function requireKnownId(sent: unknown, message: string): string {
  const asked = requireId(sent, message);
  if (!isId(asked)) throw new AppError('not_found', message);
  return asked;
}
