import 'server-only';
import { fileLimits } from '@/lib/content/limits';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Editor } from '../auth/viewer';
import type { FileRow } from '../files/row';
import { stageFile } from '../files/stage';
import { createUploadToken, requirePrivateStore, requireStore, takeRawUpload } from './direct';
import { fileCompletion, fileTokenRequest } from './direct-input';

const { maxBytes, type } = fileLimits;

/** A missing store is reported before input errors. */
function findStore(schema: typeof fileTokenRequest | typeof fileCompletion, input: unknown) {
  const store = requireStore();
  const isForAll = parseInput(schema, input).access === 'Open';
  return { isForAll, store: isForAll ? store : requirePrivateStore() };
}

/** @throws AppError invalid, not_found. */
export async function createFileToken(editor: Editor, input: unknown) {
  const { store } = findStore(fileTokenRequest, input);
  return createUploadToken(editor, input, { maxBytes, types: [type], store });
}

export async function completeFileUpload(editor: Editor, input: unknown): Promise<FileRow> {
  const { isForAll, store } = findStore(fileCompletion, input);
  return takeRawUpload(input, { maxBytes, what: 'A PDF', store }, (bytes, fileName) =>
    stageFile({ bytes, fileName, uploadedById: editor.userId, isForAll }),
  );
}
