import { AppError } from './errors';
import { idPattern, maxSlugLength, slugPattern } from './id-form';

const id = new RegExp(`^${idPattern}$`);
const slug = new RegExp(`^${slugPattern}$`);

/** True for the two forms that our ids have. Asked before any cache or database, so that made-up ids cost nothing. */
export const isId = (text: string): boolean => id.test(text);

/** The same for the addresses of projects. */
export const isSlug = (text: string): boolean => text.length <= maxSlugLength && slug.test(text);

/** An id that came from outside: as an object it would be a filter of many records. @throws AppError not_found. */
export function requireId(sent: unknown, message: string): string {
  if (typeof sent !== 'string') throw new AppError('not_found', message);
  return sent;
}

/** The same, with the form that our ids have: what has another one is asked of no database. @throws AppError not_found. */
export function requireKnownId(sent: unknown, message: string): string {
  const asked = requireId(sent, message);
  if (!isId(asked)) throw new AppError('not_found', message);
  return asked;
}
