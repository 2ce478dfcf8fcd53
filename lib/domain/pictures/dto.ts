import type { Route } from 'next';
import type { Picture } from '@/lib/shared/pictures/picture';

/** A record, a part of the settings or a draft that has a picture, and where it opens. */
export type PictureUse = { kind: string; name: string; href: Route; isInBin: boolean };

export type LibraryPicture = {
  picture: Picture;
  fileName: string;
  bytes: number | null;
  uses: PictureUse[];
  /** The version of the record that shows it; null where its text cannot be changed here. */
  version: number | null;
  /** When it goes by itself; null while it is in use. */
  goesAt: string | null;
};

export type PicturePage = { pictures: LibraryPicture[]; total: number; page: number; pageCount: number };

/** The text of a picture, with the version of the record that shows it. */
export type AltText = { alt: string; version: number };
