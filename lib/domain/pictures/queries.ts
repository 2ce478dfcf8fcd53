import 'server-only';
import { limits, uploadLimits } from '@/lib/content/limits';
import { pictureLibrary } from '@/lib/content/picture-library';
import type { Editor } from '@/lib/server/auth/viewer';
import { containing } from '@/lib/server/containing';
import { db } from '@/lib/server/db';
import { toPicture } from '@/lib/server/pictures/map';
import { unused, usableBy } from '@/lib/server/pictures/use';
import type { Prisma } from '@/prisma/generated/client';
import type { LibraryPicture, PicturePage } from './dto';
import type { LibraryFilter } from './schema';
import { findHolder, listUses, type UsedPicture, withUses } from './uses';

const dayMs = 86_400_000;
const { draft: _draft, setting: _setting, ...inNoRecord } = unused;

const shownTo = (editor: Editor): Record<LibraryFilter['show'], Prisma.PictureWhereInput> => ({
  used: { NOT: unused },
  // What a draft alone has gets its text there; faces and logos of the settings, and drawings of places, need none of their own.
  'no-alt': { alt: '', isLocation: false, NOT: inNoRecord },
  unused: { ...unused, ...usableBy(editor) },
});

function toWhere(editor: Editor, { q, show }: LibraryFilter): Prisma.PictureWhereInput {
  const shown = shownTo(editor);
  if (q.trim() === '') return shown[show];
  const part = containing(q);
  const named = { name: part };
  return {
    AND: [
      shown[show],
      {
        OR: [
          { fileName: part },
          { alt: part },
          { projectImage: { project: named } },
          { heroImage: { project: named } },
          { director: named },
          { draft: { label: part } },
        ],
      },
    ],
  };
}

/** When the sweep takes a picture that is not in use. */
function findEnd({ releasedAt, createdAt }: UsedPicture): string {
  const days = releasedAt ? limits.binDays : uploadLimits.stagedForDays;
  return new Date((releasedAt ?? createdAt).getTime() + days * dayMs).toISOString();
}

function toLibraryPicture(row: UsedPicture): LibraryPicture {
  const uses = listUses(row);
  const holder = findHolder(row);
  const isInBin = uses.some((use) => use.isInBin);
  return {
    picture: toPicture(row),
    fileName: row.fileName,
    bytes: row.bytes,
    uses,
    version: holder && !isInBin ? holder.version : null,
    goesAt: uses.length === 0 ? findEnd(row) : null,
  };
}

/** One page of the pictures, newest first. */
export async function listPictures(editor: Editor, filter: LibraryFilter): Promise<PicturePage> {
  const where = toWhere(editor, filter);
  const [total, rows] = await Promise.all([
    db.picture.count({ where }),
    db.picture.findMany({
      where,
      include: withUses,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (filter.page - 1) * pictureLibrary.perPage,
      take: pictureLibrary.perPage,
    }),
  ]);
  return {
    pictures: rows.map(toLibraryPicture),
    total,
    page: filter.page,
    pageCount: Math.max(1, Math.ceil(total / pictureLibrary.perPage)),
  };
}
