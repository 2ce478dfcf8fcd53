import 'server-only';
import { aboutFields } from '@/lib/domain/about/fields';
import { toAboutStatsRecord } from '@/lib/domain/about/record';
import { settingInclude, toSetting } from '@/lib/domain/settings/row';
import { publicParts } from '@/lib/domain/settings/schema';
import { db, type Tx } from '@/lib/server/db';
import type { PictureRow } from '@/lib/server/pictures/row';
import { notDeleted } from '@/lib/server/records/bin';
import { picturesOf } from '@/lib/server/records/kind';
import { displayOrder } from '@/lib/server/records/order';
import { isPublished, ungated } from '@/lib/server/records/published';
import { pickFields } from '@/lib/shared/parsing/record-fields';
import { keepOwnDocuments } from './documents';
import { filesOf } from './files';
import { contentKinds, pickContent } from './kinds';
import { type Content, type ContentFile, type ContentPicture, contentPicture } from './schema';

const toContentPicture = (row: PictureRow): ContentPicture =>
  pickFields(contentPicture, { ...row, _id: row.id });

/** Security: only public content, without people, enquiries, deleted or hidden records. */
export async function readContent(tx: Tx): Promise<Content> {
  const records: Partial<Content['records']> = {};
  const pictures: ContentPicture[] = [];
  const files: ContentFile[] = [];
  for (const contentKind of contentKinds) {
    const { kind } = contentKind;
    const all = await kind.findRows(tx, { where: notDeleted, orderBy: displayOrder });
    const rows = all.filter((row) => isPublished(row, ungated));
    pictures.push(...rows.flatMap(picturesOf).map(toContentPicture));
    files.push(...rows.flatMap(filesOf));
    records[kind.kind] = rows.map((row) => ({
      _id: row.id,
      ...(row.parentId !== undefined && { parent: row.parentId }),
      fields: pickContent(contentKind, kind.toRecord(row)),
      pictures: picturesOf(row).map((picture) => picture.id),
      files: filesOf(row).map(({ _id }) => _id),
      isDemo: row.isDemo,
      createdAt: row.createdAt.toISOString(),
    }));
  }
  const about = await tx.aboutStats.findFirst();
  const settings = await tx.setting.findMany({
    // Unsaved parts have the product's values.
    where: { part: { in: [...publicParts] }, isDemo: false, version: { gt: 0 } },
    include: settingInclude,
  });
  pictures.push(...settings.flatMap((row) => row.pictures).map(toContentPicture));
  return {
    records: keepOwnDocuments(records as Content['records']),
    pictures,
    files,
    about: about && { _id: about.id, fields: pickFields(aboutFields, toAboutStatsRecord(about)) },
    settings: Object.fromEntries(
      publicParts.flatMap((part) => {
        const row = settings.find((each) => each.part === part);
        return row ? [[part, toSetting(part, row).value]] : [];
      }),
    ),
  };
}

/** One snapshot: all reads see the same state. */
export const readContentByCommand = (): Promise<Content> =>
  db.$transaction(readContent, { isolationLevel: 'RepeatableRead', timeout: 60_000 });
