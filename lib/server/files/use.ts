import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { StoredFile } from '@/lib/shared/stored-file';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '../audit';
import type { Tx } from '../db';
import type { FileRow } from './row';

export type FileSlot = { kind: string; recordId: string; slot: string };

/** Only the enquiry serves its file. A trigger of its table uses the same kind. */
export const ofEnquiry = { kind: 'enquiry', slot: 'cv' } as const;

export const unusedFile = { use: null } satisfies Prisma.FileWhereInput;

export const toStoredFile = ({ id, name, bytes, createdAt }: FileRow): StoredFile => ({
  _id: id,
  name,
  bytes,
  uploadedAt: createdAt.toISOString(),
});

/** Locks the row, so that the sweep cannot delete it before the commit. @throws AppError invalid. */
export async function claimFile(tx: Tx, { userId }: Actor, id: string, own: string | null): Promise<void> {
  if (id === own) return;
  await tx.$queryRaw`select id from file where id = ${id} for update`;
  const usable = await tx.file.findFirst({
    where: {
      id,
      ...unusedFile,
      OR: [{ releasedAt: { not: null } }, { uploadedById: null }, { uploadedById: userId }],
    },
    select: { id: true },
  });
  if (usable) return;
  const message = 'The file no longer exists, or another record uses it. Please upload it again.';
  throw new AppError('invalid', message, { fields: { file: message } });
}

export async function writeFileUse(tx: Tx, at: FileSlot, fileId: string): Promise<void> {
  const where = { kind_recordId_slot: at };
  const former = await tx.fileUse.findUnique({ where, select: { fileId: true } });
  await tx.fileUse.upsert({ where, create: { ...at, fileId }, update: { fileId } });
  await tx.file.update({ where: { id: fileId }, data: { releasedAt: null } });
  if (former && former.fileId !== fileId)
    await tx.file.updateMany({ where: { id: former.fileId }, data: { releasedAt: new Date() } });
}

export async function withFile<R extends { id: string }>(
  tx: Tx,
  kind: string,
  slot: string,
  records: R[],
): Promise<(R & { file: FileRow | null })[]> {
  if (records.length === 0) return [];
  const uses = await tx.fileUse.findMany({
    where: { kind, slot, recordId: { in: records.map(({ id }) => id) } },
    include: { file: true },
  });
  const byRecord = new Map(uses.map(({ recordId, file }) => [recordId, file]));
  return records.map((record) => ({ ...record, file: byRecord.get(record.id) ?? null }));
}
