import 'server-only';
import { fileLimits } from '@/lib/content/limits';
import type { Editor } from '../auth/viewer';
import type { FileRow } from '../files/row';
import { stageFile } from '../files/stage';
import { createUploadToken, takeRawUpload } from './direct';

const { maxBytes, type } = fileLimits;

/** A token by which a browser puts one PDF that is for everybody straight into the blob store. @throws AppError invalid, not_found. */
export const createFileToken = (editor: Editor, input: unknown) =>
  createUploadToken(editor, input, { maxBytes, types: [type] });

/** Turns that into a staged file: it lay where its address is enough, and is for everybody from then on. @throws AppError. */
export const completeFileUpload = (editor: Editor, input: unknown): Promise<FileRow> =>
  takeRawUpload(input, { maxBytes, what: 'A PDF' }, (bytes, fileName) =>
    stageFile({ bytes, fileName, uploadedById: editor.userId, isForAll: true }),
  );
