import type { LibraryPicture } from '@/lib/domain/pictures/dto';
import { formatBytes } from '@/lib/shared/numbers/format';

export const nameOf = ({ picture, fileName }: LibraryPicture): string =>
  picture.alt || fileName || 'Without a name';

/** "2560 × 1707 · 412 KB"; of a legacy picture neither is known. */
export const sizeOf = ({ picture: { width, height }, bytes }: LibraryPicture): string =>
  [width && height ? `${width} × ${height}` : '', bytes ? formatBytes(bytes) : '']
    .filter(Boolean)
    .join(' · ');
