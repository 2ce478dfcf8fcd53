import { uploadLimits } from '@/lib/content/limits';

export type PhotoSlot = {
  label: string;
  /** Required for a new record. */
  isRequired: boolean;
  hint: string;
  aspect: string;
  fallback: 'project' | 'person';
};

export const portrait: PhotoSlot = {
  label: 'Photo',
  isRequired: true,
  hint: 'Portrait, at least 800 × 1000.',
  aspect: 'aspect-[4/5]',
  fallback: 'person',
};

export const anyPicture: PhotoSlot = {
  label: 'Picture',
  isRequired: false,
  hint: `JPEG, PNG, WebP, HEIC or SVG, up to ${uploadLimits.maxBytes / 1024 / 1024} MB.`,
  aspect: 'aspect-[16/10]',
  fallback: 'project',
};
