import { svgType, uploadLimits } from '@/lib/content/limits';
import type { Picture } from '@/lib/shared/pictures/picture';

export type PictureKind = { isLocation?: true; slot?: string };

export type PictureItem = {
  key: string;
  alt: string;
  fileName: string;
  previewUrl?: string;
  isLocation?: true;
  slot?: string;
} & (
  | { state: 'stored'; picture: Picture }
  | { state: 'sending'; file: File; previewUrl: string; sentBytes: number }
  | { state: 'dropped'; file: File; previewUrl: string; reason: string }
  | { state: 'refused'; reason: string }
);

export type StoredItem = Extract<PictureItem, { state: 'stored' }>;

export const isStored = (item: PictureItem): item is StoredItem => item.state === 'stored';

export const findPhoto = (pictures: PictureItem[]) => pictures.filter(isStored).at(-1);

export type SlottedPicture = Picture & { slot?: string };

export const toStoredItem = ({ slot, ...picture }: SlottedPicture, alt = picture.alt): StoredItem => ({
  key: picture._id,
  alt,
  fileName: '',
  state: 'stored',
  picture,
  ...(picture.isLocation && { isLocation: true }),
  ...(slot && { slot }),
});

export type PictureCopy = { picture: Picture; fileName: string; bytes: number | null };

export const toCopiedItem = ({ picture, fileName }: PictureCopy, kind: PictureKind): StoredItem => ({
  ...toStoredItem(picture),
  fileName,
  ...kind,
});

type SendingItem = Extract<PictureItem, { state: 'sending' }>;

export const percentSent = ({ sentBytes, file }: SendingItem): number =>
  Math.floor((sentBytes / Math.max(1, file.size)) * 100);

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

export const toSize = (bytes: number): string => `${megabytes(bytes)} MB`;

/** Most browsers know no HEIC and report an empty type. */
export const typeOf = ({ name, type }: Pick<File, 'name' | 'type'>): string =>
  type === '' && /\.hei[cf]$/i.test(name) ? 'image/heic' : type;

/** The server checks the content; this checks only what the picker reports. */
export function findRefusal(file: File): string | null {
  const { size } = file;
  const type = typeOf(file);
  // Widened: a browser may report any text.
  if (!(uploadLimits.types as readonly string[]).includes(type)) {
    return 'This file is not a picture that can be used. Choose a JPEG, PNG, WebP, HEIC or SVG.';
  }
  const maxBytes = type === svgType ? uploadLimits.maxSvgBytes : uploadLimits.maxBytes;
  if (size > maxBytes) {
    return `It has ${toSize(size)}; at most ${maxBytes / 1024 / 1024} MB are accepted. Make it smaller and choose it again.`;
  }
  return null;
}

export function placeAmong(
  items: PictureItem[],
  come: PictureItem[],
  order: readonly string[],
): PictureItem[] {
  const placed = [...items];
  for (const item of come.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key))) {
    const former = new Set(order.slice(0, Math.max(0, order.indexOf(item.key))));
    const at = placed.findLastIndex(({ key }) => former.has(key));
    // Without a known neighbour it comes last: it may have been first only because it was alone.
    placed.splice(at < 0 ? (order.indexOf(item.key) === 0 ? 0 : placed.length) : at + 1, 0, item);
  }
  return placed;
}
