import { importContentByCommand } from '@/lib/domain/content/command-mutations';
import { readContentByCommand } from '@/lib/domain/content/command-queries';
import type { ContentDifferences } from '@/lib/domain/content/differences';
import { listNewFiles } from '@/lib/domain/content/files';
import { parseBundle } from '@/lib/domain/content/parse';
import { listNewFolders } from '@/lib/domain/content/pictures';
import type { Content } from '@/lib/domain/content/schema';
import { db } from '@/lib/server/db';
import { removeRowless } from '@/lib/server/files/keep';
import type { Storage } from '@/lib/server/storage/contract';
import { setupLock } from '../accounts/admins';
import type { Manifest } from '../archive/manifest';
import { readParts } from '../archive/read';
import { writeArchive } from '../archive/write';
import {
  findPartDocument,
  findStoredKey,
  putDocuments,
  putPictures,
  type StoredPicture,
  storeDocuments,
  storePictures,
} from '../backup/pictures';
import { withLock } from '../database/migrate';

const contentName = 'content.json';

export async function exportContent(
  file: string,
  { siteUrl, storage }: { siteUrl: string; storage: Storage },
): Promise<Manifest> {
  const content = await readContentByCommand();
  const stored = content.pictures.filter((picture): picture is typeof picture & StoredPicture =>
    Boolean(picture.publicId),
  );
  return writeArchive(file, async (put) => {
    await put(contentName, Buffer.from(JSON.stringify(content)));
    const documents = await db.file.findMany({ where: { id: { in: content.files.map(({ _id }) => _id) } } });
    const missing = [
      ...(await putPictures(storage, stored, put)),
      ...(await putDocuments(storage, documents, put)),
    ];
    if (missing.length > 0)
      throw new Error(
        `Nothing was written because ${missing.length} file(s) are missing, such as ${missing[0]}.`,
      );
    return { kind: 'content', madeAt: new Date().toISOString(), siteUrl, missing };
  });
}

/** @throws Error when a record would be refused here. */
export async function readBundle(file: string): Promise<Content> {
  for await (const { name, bytes } of readParts(file))
    if (name === contentName) return parseBundle(JSON.parse(bytes.toString()));
  throw new Error(`${file} has no content.`);
}

async function storeNew(file: string, folders: Set<string>, files: Set<string>, storage: Storage) {
  const pictures = storePictures(storage);
  const documents = storeDocuments(storage);
  for await (const { name, bytes } of readParts(file)) {
    const stored = findStoredKey(name);
    if (stored && folders.has(stored.publicId)) await pictures.add(stored, bytes);
    const document = findPartDocument(name);
    if (document !== null && files.has(document)) await documents.add(document, bytes);
  }
  return { urls: await pictures.finish(), files: documents.kept };
}

type Target = { directUrl: string; storage: Storage; isDeleting: boolean };

export const compareContent = (content: Content): Promise<ContentDifferences> =>
  importContentByCommand(content, { isDeleting: false });

/** A failure leaves neither row nor file. */
export function importContent(
  file: string,
  content: Content,
  { directUrl, storage, isDeleting }: Target,
): Promise<ContentDifferences> {
  // A concurrent import would take our files for its own.
  return withLock(directUrl, setupLock, async () => {
    const folders = await listNewFolders(content);
    const files = await listNewFiles(content);
    try {
      const stored = await storeNew(file, folders, files, storage);
      return await importContentByCommand(content, { stored, isDeleting });
    } catch (error) {
      await Promise.allSettled([
        ...[...folders].map((folder) => storage.removeFolder(folder)),
        ...[...files].map((name) => removeRowless(storage, name)),
      ]);
      throw error;
    }
  });
}
