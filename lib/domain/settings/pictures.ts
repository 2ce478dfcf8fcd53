import type { PictureRef } from '@/lib/server/pictures/details';
import { findPicture, type Picture } from '@/lib/shared/pictures/picture';
import type { Prisma } from '@/prisma/generated/client';

const isRef = (field: unknown): field is PictureRef =>
  typeof field === 'object' && field !== null && '_id' in field && typeof field._id === 'string';

/** Lists contain no pictures. */
function mapPictures<T extends object>(value: T, map: (ref: PictureRef) => unknown): T {
  if (Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, isRef(field) ? map(field) : field]);
  return Object.fromEntries(fields);
}

export function listSettingPictures(value: object): PictureRef[] {
  return Array.isArray(value) ? [] : Object.values(value).filter(isRef);
}

export const withoutPictureDetails = (value: Prisma.InputJsonObject): Prisma.InputJsonObject =>
  mapPictures(value, ({ _id }) => ({ _id }));

export const withPictureDetails = <T extends object>(value: T, pictures: readonly Picture[]): T =>
  mapPictures(value, (ref) => {
    const picture = findPicture(pictures, ref);
    return { _id: ref._id, alt: picture?.alt, focal: picture?.focal };
  });
