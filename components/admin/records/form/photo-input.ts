import { findPhoto, type PictureItem } from '@/components/admin/pictures/items';
import { describeFocalPoint, type FocalPoint, type Picture } from '@/lib/shared/pictures/picture';
import type { Difference } from './differences';

export type PhotoInput = {
  picture: string | undefined;
  alt: string | undefined;
  focal: FocalPoint | undefined;
};

export function toPhotoInput(pictures: PictureItem[]): PhotoInput {
  const photo = findPhoto(pictures);
  return { picture: photo?.picture._id, alt: photo?.alt, focal: photo?.picture.focal };
}

const toText = (focal: FocalPoint | undefined) => (focal ? describeFocalPoint(focal) : '');

export const photoFields = (mine: PhotoInput, theirs: Picture | null): Difference[] => [
  { field: 'alt', label: 'Alt text', mine: mine.alt ?? '', theirs: theirs?.alt ?? '' },
  { field: 'focal', label: 'Focal point', mine: toText(mine.focal), theirs: toText(theirs?.focal) },
];
