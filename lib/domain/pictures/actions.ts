'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { Result } from '@/lib/shared/result';
import type { AltText, PicturePage } from './dto';
import { copyPictures, savePictureAlt } from './mutations';
import { listPictures } from './queries';
import { readLibraryFilter } from './schema';

export async function listPicturesAction(filter: {
  q: string;
  show: string;
  page: number;
}): Promise<Result<PicturePage>> {
  return runEditorAction(async (editor) => ({
    data: await listPictures(editor, readLibraryFilter(filter)),
    tags: [],
  }));
}

export async function savePictureAltAction(
  id: string,
  alt: string,
  version: number,
): Promise<Result<AltText>> {
  return runEditorAction((editor) => savePictureAlt(editor, id, { alt, version }));
}

export async function copyPicturesAction(ids: string[]): Promise<Result<Picture[]>> {
  return runEditorAction((editor) => copyPictures(editor, ids));
}
