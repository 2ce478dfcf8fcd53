import { uploadLimits } from '@/lib/content/limits';

/** The one picture of a form: what it is called, what is asked of it, and how it is shown. */
export type PhotoSlot = {
  label: string;
  /** A new record needs one. */
  isRequired: boolean;
  hint: string;
  /** The class of its shape. */
  aspect: string;
  /** What stands in when it does not load. */
  fallback: 'project' | 'person';
};

export const portrait: PhotoSlot = {
  label: 'Photo',
  isRequired: true,
  hint: 'Portrait, at least 800 × 1000.',
  aspect: 'aspect-[4/5]',
  fallback: 'person',
};

/** Of a kind that asks for nothing in particular. */
export const anyPicture: PhotoSlot = {
  label: 'Picture',
  isRequired: false,
  hint: `JPEG, PNG, WebP, HEIC or SVG, up to ${uploadLimits.maxBytes / 1024 / 1024} MB.`,
  aspect: 'aspect-[16/10]',
  fallback: 'project',
};
