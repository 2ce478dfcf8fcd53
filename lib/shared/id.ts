import { AppError } from './errors';
import { idPattern } from './id-form';

const id = new RegExp(`^${idPattern}$`);

/** True for the two forms that our ids have. Asked before any cache or database, so that made-up ids cost nothing. */
export const isId = (text: string): boolean => id.test(text);

/** An id that came from outside: as an object it would be a filter of many records. @throws AppError not_found. */
export function requireId(sent: unknown, message: string): string {
  if (typeof sent !== 'string') throw new AppError('not_found', message);
  return sent;
}
