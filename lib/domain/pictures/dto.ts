import type { Route } from 'next';
import type { Picture } from '@/lib/shared/pictures/picture';

export type PictureUse = { kind: string; name: string; href: Route; isInBin: boolean };

export type LibraryPicture = {
  picture: Picture;
  fileName: string;
  bytes: number | null;
  uses: PictureUse[];
  /** Null where its text cannot be changed here. */
  version: number | null;
  goesAt: string | null;
};

export type PicturePage = { pictures: LibraryPicture[]; total: number; page: number; pageCount: number };

export type AltText = { alt: string; version: number };
