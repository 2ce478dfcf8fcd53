import 'server-only';
import '@/lib/domain/pictures/tags';
import '@/lib/domain/provide-reactions';
import { aboutTag } from '@/lib/domain/about/record';
import { kinds } from '@/lib/domain/records';
import { settingTags } from '@/lib/domain/settings/tags';
import { recordExpiredTags } from '@/lib/server/cache/tags';
import { db, type Tx } from '@/lib/server/db';
import { discardFiles } from '@/lib/server/files/sweep';
import { discardPictures } from '@/lib/server/pictures/discard';
import { picturesOf, type RecordRow, tableOf, tagsOf } from '@/lib/server/records/kind';
import { createContent } from './create-content';
import { type StagedDocument, stageDemoDocuments } from './documents';
import { stagePictures } from './stage-pictures';

const timeoutMs = 60_000;
const listTags = [aboutTag, settingTags.all, ...kinds.map(({ noun }) => noun)];
const isDemo = true;

async function isEmpty(tx: Tx): Promise<boolean> {
  const counts = await Promise.all([
    tx.aboutStats.count(),
    tx.setting.count({ where: { part: 'responder' } }),
    ...kinds.map((kind) => tableOf(tx, kind).count({ where: {} })),
  ]);
  return counts.every((count) => count === 0);
}

export const hasContent = async (): Promise<boolean> => !(await isEmpty(db));

export async function seedDemo(): Promise<void> {
  if (await hasContent()) return;
  const staged = await stagePictures();
  let documents: StagedDocument[] = [];
  let isFilled = false;
  try {
    documents = await stageDemoDocuments();
    isFilled = await db.$transaction(
      async (tx) => {
        // Two concurrent starts would both find it empty.
        await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('demo content'))`;
        if (!(await isEmpty(tx))) return false;
        await createContent(tx, staged, documents);
        await recordExpiredTags(tx, listTags);
        return true;
      },
      { timeout: timeoutMs },
    );
  } finally {
    if (!isFilled) {
      await discardPictures(staged.ids);
      await discardFiles(documents.map(({ fileId }) => fileId));
    }
  }
}

export async function removeDemo(): Promise<number> {
  const where = { isDemo };
  const { count, pictureIds, fileIds } = await db.$transaction(
    async (tx) => {
      let total = (await tx.aboutStats.deleteMany({ where })).count;
      const settings = await tx.setting.findMany({ where, include: { pictures: true } });
      const ids = settings.flatMap(({ pictures }) => pictures.map(({ id }) => id));
      total += (await tx.setting.deleteMany({ where })).count;
      const tags = [...listTags];
      const files: string[] = [];
      // Children first: their rows identify their pictures.
      for (const kind of kinds.toReversed()) {
        const rows = await kind.findRows(tx, { where });
        ids.push(...rows.flatMap(picturesOf).map(({ id }) => id));
        files.push(...rows.flatMap(({ file }: RecordRow) => file?.id ?? []));
        tags.push(...rows.flatMap((row) => tagsOf(kind, row)));
        total += (await tableOf(tx, kind).deleteMany({ where })).count;
      }
      if (total > 0) await recordExpiredTags(tx, [...new Set(tags)]);
      return { count: total, pictureIds: ids, fileIds: files };
    },
    { timeout: timeoutMs },
  );
  await discardPictures(pictureIds);
  await discardFiles(fileIds);
  return count;
}
