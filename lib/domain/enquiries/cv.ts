import 'server-only';
import { cvLimits } from '@/lib/content/enquiries/office-forms';
import { noEnquiry } from '@/lib/domain/contacts/enquiry-contact';
import { recordAudit } from '@/lib/server/audit';
import type { Admin } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { requirePdf } from '@/lib/server/files/check';
import { readKept } from '@/lib/server/files/keep';
import type { PlacedFile, SentFile } from '@/lib/server/files/place';
import type { FileRow } from '@/lib/server/files/row';
import { ofEnquiry, toStoredFile, withFile, writeFileUse } from '@/lib/server/files/use';
import { toFileName } from '@/lib/server/storage/file-name';
import { storage } from '@/lib/server/storage/storage';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import type { StoredFile } from '@/lib/shared/stored-file';

const noCv = 'This enquiry has no CV.';
const missing = 'Please choose your CV, a PDF';
const tooLarge = `The CV is larger than ${cvLimits.maxMb} MB. Please choose a smaller PDF`;

const refuse = (message: string) => new AppError('invalid', message, { fields: { cv: message } });

/** Null is a file that was too large to be read. @throws AppError invalid. */
export async function parseCv(file: unknown): Promise<SentFile> {
  if (file === null) throw refuse(tooLarge);
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) throw refuse(missing);
  if (file.size > cvLimits.maxBytes) throw refuse(tooLarge);
  const bytes = Buffer.from(await file.arrayBuffer());
  try {
    requirePdf(bytes, toFileName(file.name));
  } catch (error) {
    throw error instanceof AppError ? refuse(error.message) : error;
  }
  return { bytes, fileName: file.name };
}

export async function addCv(tx: Tx, enquiryId: string, placed: PlacedFile): Promise<void> {
  const { id } = await tx.file.create({ data: placed, select: { id: true } });
  await writeFileUse(tx, { ...ofEnquiry, recordId: enquiryId }, id);
}

async function listCvRows(tx: Tx, ids: readonly string[]): Promise<FileRow[]> {
  const records = ids.map((id) => ({ id }));
  const rows = await withFile(tx, ofEnquiry.kind, ofEnquiry.slot, records);
  return rows.flatMap(({ file }) => file ?? []);
}

export const listCvIds = async (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  (await listCvRows(tx, ids)).map(({ id }) => id);

export async function findCvFacts(tx: Tx, enquiryId: string): Promise<StoredFile | null> {
  const [row] = await listCvRows(tx, [enquiryId]);
  return row ? toStoredFile(row) : null;
}

/** @throws AppError not_found. */
export async function takeCv(admin: Admin, givenId: string): Promise<FileRow> {
  const id = requireKnownId(givenId, noEnquiry);
  const [row] = await listCvRows(db, [id]);
  if (!row) throw new AppError('not_found', noCv);
  await recordAudit(db, admin, { action: 'export', entity: 'enquiry', entityId: id, label: 'CV' });
  return row;
}

type ExportedCv = StoredFile & { pdfBase64: string };

/** @throws AppError unavailable. */
export async function exportCvs(ids: readonly string[]): Promise<ExportedCv[]> {
  const exported: ExportedCv[] = [];
  for (const row of await listCvRows(db, ids))
    exported.push({ ...toStoredFile(row), pdfBase64: (await readKept(storage, row)).toString('base64') });
  return exported;
}
