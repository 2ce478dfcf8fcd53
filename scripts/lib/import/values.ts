import { AppError } from '@/lib/shared/errors';

export type Raw = Record<string, unknown>;

export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As text, or as MongoDB exports it. @throws AppError invalid. */
export function readId({ _id }: Raw): string {
  const id = isRecord(_id) ? _id.$oid : _id;
  if (typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id)) return id.toLowerCase();
  throw new AppError('invalid', 'It has no _id of 24 hexadecimal digits.');
}

export const readText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export function readChoice(value: unknown, offered: readonly string[]): string {
  const text = readText(value).trim();
  return offered.find((each) => each.toLowerCase() === text.toLowerCase()) ?? text;
}

export function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return Array.isArray(value) ? value.map(readText) : [];
}

export function findPictureUrl(value: unknown): string | null {
  const url = readText(isRecord(value) ? value.url : value).trim();
  const isPath = !/^[a-z][a-z\d+.-]*:/i.test(url) && !url.startsWith('//');
  const isUsable =
    url !== '' && url.length <= 2000 && !/\s/.test(url) && (isPath || /^https?:\/\//i.test(url));
  return isUsable ? url : null;
}

export function readPictures(value: unknown): { urls: string[]; unusable: number } {
  const given = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  const urls = given.map(findPictureUrl).filter((url) => url !== null);
  return { urls, unusable: given.length - urls.length };
}
