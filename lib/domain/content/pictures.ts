import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { db, type Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { pickFields } from '@/lib/shared/parsing/record-fields';
import { type Content, contentPicture } from './schema';

export async function listNewFolders({ pictures }: Content): Promise<Set<string>> {
  const rows = await db.picture.findMany({
    where: { id: { in: pictures.map(({ _id }) => _id) } },
    select: { id: true },
  });
  const known = new Set(rows.map(({ id }) => id));
  return new Set(pictures.flatMap(({ _id, publicId }) => (publicId && !known.has(_id) ? [publicId] : [])));
}

const described = { alt: true, focalX: true, focalY: true, isLocation: true } as const;

export async function savePictures(tx: Tx, { pictures }: Content, urls: Map<string, string>): Promise<void> {
  const rows = await tx.picture.findMany({ where: { id: { in: pictures.map(({ _id }) => _id) } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { _id: id, publicId, url, ...values } of pictures) {
    const details = pickFields(contentPicture.pick(described), values);
    const row = byId.get(id);
    if (row && row.publicId !== publicId)
      throw new AppError(
        'conflict',
        `Picture ${id} is a different picture on this site. The bundle belongs to another site.`,
      );
    if (row) {
      const isSame = isDeepStrictEqual(details, pickFields(contentPicture.pick(described), row));
      if (!isSame) await tx.picture.update({ where: { id }, data: details });
      continue;
    }
    const stored = publicId === null ? url : urls.get(publicId);
    if (stored === undefined) throw new AppError('invalid', `The bundle has no file of picture ${id}.`);
    await tx.picture.create({ data: { id, publicId, url: stored, ...values } });
  }
}
