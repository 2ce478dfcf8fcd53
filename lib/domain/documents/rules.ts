import 'server-only';
import { alwaysOpen, documentTexts } from '@/lib/content/documents';
import type { Tx } from '@/lib/server/db';
import { oneFile } from '@/lib/server/records/one-file';
import { withRules } from '@/lib/server/records/rules';
import { readRow } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { documentCreate, documentPatch } from './fields';
import { documents } from './kind';

const refuse = (field: string, message: string) =>
  new AppError('invalid', message, { fields: { [field]: message } });

/** Only some kinds may be on request. @throws AppError invalid. */
async function requireLawfulAccess(tx: Tx, id: string): Promise<void> {
  const row = await readRow(tx, documents, id);
  const { kind, access } = documents.toRecord(row);
  if (access === 'Open') return;
  if (alwaysOpen.includes(kind)) throw refuse('access', documentTexts.refused(kind));
  if (row.file?.isPublic) throw refuse('file', documentTexts.wasPublic);
}

export const writableDocuments = withRules(documents, {
  create: documentCreate,
  patch: documentPatch,
  slot: oneFile('document', 'file', requireLawfulAccess),
  isPlacedLast: true,
  keepsOverwritten: true,
  draft: null,
});
