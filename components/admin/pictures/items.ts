import { svgType, uploadLimits } from '@/lib/content/limits';
import type { Picture } from '@/lib/shared/pictures/picture';

export type PictureKind = { isLocation?: true; slot?: string };

/** A picture of the form: stored already, on its way, dropped (can be sent again) or refused (cannot). */
export type PictureItem = {
  key: string;
  alt: string;
  fileName: string;
  previewUrl?: string;
  /** It shows where a project stands. */
  isLocation?: true;
  /** The field that it is for, in a form that has several of one picture each. */
  slot?: string;
} & (
  | { state: 'stored'; picture: Picture }
  | { state: 'sending'; file: File; previewUrl: string; sentBytes: number }
  | { state: 'dropped'; file: File; previewUrl: string; reason: string }
  | { state: 'refused'; reason: string }
);

export type StoredItem = Extract<PictureItem, { state: 'stored' }>;

export const isStored = (item: PictureItem): item is StoredItem => item.state === 'stored';

/** Of several that were chosen one after the other, the last that arrived. */
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

/** Why a file is not even sent, or null. The server looks at the content; this looks at what the picker says. */
export function findRefusal({ name, type, size }: File): string | null {
  if (/\.hei[cf]$/i.test(name) || /hei[cf]/.test(type)) {
    return 'A HEIC photo cannot be shown by browsers, so it is left out. Save it as JPEG to add it.';
  }
  // Widened: what a browser says is any text.
  if (!(uploadLimits.types as readonly string[]).includes(type)) {
    return 'This is not a picture that can be used, so it is left out. Choose a JPEG, PNG, WebP or SVG.';
  }
  const maxBytes = type === svgType ? uploadLimits.maxSvgBytes : uploadLimits.maxBytes;
  if (size > maxBytes) {
    return `It has ${toSize(size)}; at most ${maxBytes / 1024 / 1024} MB are taken. Make it smaller and choose it again.`;
  }
  return null;
}
