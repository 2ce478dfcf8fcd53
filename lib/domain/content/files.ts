import 'server-only';
import { commandLine } from '@/lib/server/audit';
import { db, type Tx } from '@/lib/server/db';
import type { Kept } from '@/lib/server/files/keep';
import { claimFile, writeFileUse } from '@/lib/server/files/use';
import type { RecordRow } from '@/lib/server/records/kind';
import { AppError } from '@/lib/shared/errors';
import type { Content, ContentFile } from './schema';

export const filesOf = ({ file }: Pick<RecordRow, 'file'>): ContentFile[] =>
  file ? [{ _id: file.id, publicId: file.publicId, name: file.name, bytes: file.bytes }] : [];

export async function listNewFiles({ files }: Content): Promise<Set<string>> {
  const rows = await db.file.findMany({
    where: { id: { in: files.map(({ _id }) => _id) } },
    select: { id: true },
  });
  const known = new Set(rows.map(({ id }) => id));
  return new Set(files.flatMap(({ _id, publicId }) => (known.has(_id) ? [] : [publicId])));
}

/** @throws AppError invalid, conflict. */
export async function saveFiles(tx: Tx, { files }: Content, kept: Map<string, Kept>): Promise<void> {
  const rows = await tx.file.findMany({ where: { id: { in: files.map(({ _id }) => _id) } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { _id: id, publicId, name, bytes } of files) {
    const row = byId.get(id);
    if (row && row.publicId !== publicId)
      throw new AppError(
        'conflict',
        `File ${id} is a different file on this site. The bundle belongs to another site.`,
      );
    if (row) continue;
    const stored = kept.get(publicId);
    if (!stored) throw new AppError('invalid', `The bundle has no file ${id}.`);
    await tx.file.create({ data: { id, publicId, ...stored, name, bytes } });
  }
}

export async function hangFile(
  tx: Tx,
  at: { kind: string; recordId: string; slot: string },
  id: string,
  own: string | null,
): Promise<void> {
  await claimFile(tx, commandLine, id, own);
  await writeFileUse(tx, at, id);
}
