import 'server-only';
import { pictureLibrary } from '@/lib/content/admin/picture-library';
import { limits, uploadLimits } from '@/lib/content/limits';
import { kinds } from '@/lib/domain/records';
import type { Editor } from '@/lib/server/auth/viewer';
import { containing } from '@/lib/server/database/containing';
import { db } from '@/lib/server/db';
import { toPicture } from '@/lib/server/pictures/map';
import { unused, usableBy } from '@/lib/server/pictures/use';
import { type Kind, tableOf } from '@/lib/server/records/kind';
import { dayMs } from '@/lib/shared/time/day-ms';
import type { Prisma } from '@/prisma/generated/client';
import type { LibraryPicture, PicturePage } from './dto';
import type { LibraryFilter } from './schema';
import { findHolder, listUses, readUsers, type UsedPicture, type Users } from './uses';

/** Draft pictures, settings and drawings need no alt text here. */
const describedSlots = kinds.flatMap(({ kind, pictures }: Kind) =>
  Object.keys(pictures).flatMap((slot) => (pictures[slot] === 'drawing' ? [] : [{ kind, slot }])),
);

const shownTo = (editor: Editor): Record<LibraryFilter['show'], Prisma.PictureWhereInput> => ({
  used: { NOT: unused },
  'no-alt': { alt: '', uses: { some: { OR: describedSlots } } },
  unused: { ...unused, ...usableBy(editor) },
});

async function findNamed(part: ReturnType<typeof containing>): Promise<Prisma.PictureUseWhereInput[]> {
  const select = { id: true } as const;
  const drafts = await db.draft.findMany({ where: { label: part }, select });
  const found: Record<string, { id: string }[]> = { draft: drafts };
  for (const kind of kinds) {
    const where = kind.whereNamed?.(part);
    if (where) found[kind.kind] = await tableOf(db, kind).findMany({ where, select });
  }
  return Object.entries(found).map(([kind, rows]) => ({ kind, recordId: { in: rows.map(({ id }) => id) } }));
}

async function toWhere(editor: Editor, { q, show }: LibraryFilter): Promise<Prisma.PictureWhereInput> {
  const shown = shownTo(editor)[show];
  if (q.trim() === '') return shown;
  const part = containing(q);
  const named = { uses: { some: { OR: await findNamed(part) } } };
  return { AND: [shown, { OR: [{ fileName: part }, { alt: part }, named] }] };
}

function findEnd({ releasedAt, createdAt }: UsedPicture): string {
  const days = releasedAt ? limits.binDays : uploadLimits.stagedForDays;
  return new Date((releasedAt ?? createdAt).getTime() + days * dayMs).toISOString();
}

function toLibraryPicture(row: UsedPicture, users: Users): LibraryPicture {
  const uses = listUses(row, users);
  const holder = findHolder(row.uses);
  const isInBin = uses.some((use) => use.isInBin);
  return {
    picture: toPicture(row),
    fileName: row.fileName,
    bytes: row.bytes,
    uses,
    version: (holder && !isInBin && users.records.get(holder.id)?.version) || null,
    goesAt: row.uses.length === 0 ? findEnd(row) : null,
  };
}

export async function listPictures(editor: Editor, filter: LibraryFilter): Promise<PicturePage> {
  const where = await toWhere(editor, filter);
  const [total, rows] = await Promise.all([
    db.picture.count({ where }),
    db.picture.findMany({
      where,
      include: { uses: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (filter.page - 1) * pictureLibrary.perPage,
      take: pictureLibrary.perPage,
    }),
  ]);
  const users = await readUsers(db, rows);
  return {
    pictures: rows.map((row) => toLibraryPicture(row, users)),
    total,
    page: filter.page,
    pageCount: Math.max(1, Math.ceil(total / pictureLibrary.perPage)),
  };
}
