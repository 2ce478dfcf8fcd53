import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { KnownPicture } from '@/lib/shared/parsing/fields';
import type { PictureRef } from './details';
import type { PictureRow } from './row';

const isNamed = (name: string, { id, publicId, url }: PictureRow): boolean =>
  name === id || name === publicId || name === url || name.endsWith(`/${url.replace(/^\/+/, '')}`);

/** @throws AppError invalid. */
export function keepNamed(
  field: string,
  named: readonly KnownPicture[],
  own: readonly PictureRow[],
): PictureRef[] {
  const kept = new Map<string, PictureRef>();
  for (const [index, { _id, public_id, url, alt, focal }] of named.entries()) {
    const row = own.find((one) => isNamed(_id ?? public_id ?? url ?? '', one));
    if (!row) {
      const place = named.length > 1 ? `Image ${index + 1}` : 'The image';
      const message = `${place} does not belong to this record. Send a new one as a file, or upload it first.`;
      throw new AppError('invalid', message, { fields: { [field]: message } });
    }
    if (!kept.has(row.id)) kept.set(row.id, { _id: row.id, alt, focal });
  }
  return [...kept.values()];
}
