import type { LibraryPicture } from '@/lib/domain/pictures/dto';
import { formatBytes } from '@/lib/shared/numbers/format';

export const nameOf = ({ picture, fileName }: LibraryPicture): string =>
  picture.alt || fileName || 'Without a name';

export const sizeOf = ({ picture: { width, height }, bytes }: LibraryPicture): string =>
  [width && height ? `${width} × ${height}` : '', bytes ? formatBytes(bytes) : '']
    .filter(Boolean)
    .join(' · ');
