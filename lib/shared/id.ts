import { AppError } from './errors';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
// Ids of the old site, kept by the import.
const objectId = /^[0-9a-f]{24}$/;

/** True for the two forms that our ids have. Asked before any cache or database, so that made-up ids cost nothing. */
export const isId = (text: string): boolean => uuid.test(text) || objectId.test(text);

/** An id that came from outside: as an object it would be a filter of many records. @throws AppError not_found. */
export function requireId(sent: unknown, message: string): string {
  if (typeof sent !== 'string') throw new AppError('not_found', message);
  return sent;
}
