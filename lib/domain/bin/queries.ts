import 'server-only';
import { limits } from '@/lib/content/limits';
import { nameHeroImage } from '@/lib/domain/hero/row';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { toPicture } from '@/lib/server/pictures/map';
import type { PictureRow } from '@/lib/server/pictures/row';
import type { BinEntry, BinKind } from './dto';

const dayMs = 86_400_000;
const where = { deletedAt: { not: null } } as const;
const orderBy = { deletedAt: 'desc' } as const;
const include = { picture: true } as const;

function toEntry(
  kind: BinKind,
  row: { id: string; deletedAt: Date | null },
  label: string,
  picture: PictureRow | null,
): BinEntry {
  const deletedAt = row.deletedAt ?? new Date(0);
  const endsAt = deletedAt.getTime() + limits.binDays * dayMs;
  return {
    kind,
    _id: row.id,
    label,
    picture: picture && toPicture(picture),
    deletedAt: deletedAt.toISOString(),
    deletedBy: null,
    daysLeft: Math.max(0, Math.ceil((endsAt - Date.now()) / dayMs)),
  };
}

const entityOf = (kind: BinKind) => kind.replace('-', ' ');

/** Who deleted each, as the history tells. */
async function withPeople(entries: BinEntry[]): Promise<BinEntry[]> {
  const lines = await db.auditEntry.findMany({
    where: { action: 'delete', entityId: { in: entries.map(({ _id }) => _id) } },
    orderBy: { at: 'asc' },
    select: { entity: true, entityId: true, actor: true },
  });
  // Of several deletes of one record the last counts.
  const people = new Map(lines.map(({ entity, entityId, actor }) => [`${entity} ${entityId}`, actor]));
  return entries.map((entry) => ({
    ...entry,
    deletedBy: people.get(`${entityOf(entry.kind)} ${entry._id}`) ?? null,
  }));
}

/** Everything that can be taken back, the last deleted first. */
export async function listBin(_admin: Admin): Promise<BinEntry[]> {
  const [projects, directors, brands, heroImages, testimonials] = await Promise.all([
    db.project.findMany({
      where,
      orderBy,
      include: { images: { orderBy: { sortOrder: 'asc' }, take: 1, include } },
    }),
    db.director.findMany({ where, orderBy, include }),
    db.brand.findMany({ where, orderBy, include }),
    db.heroImage.findMany({ where, orderBy, include: { ...include, project: { select: { name: true } } } }),
    db.testimonial.findMany({ where, orderBy }),
  ]);
  const entries = [
    ...projects.map((row) => toEntry('project', row, row.name, row.images[0]?.picture ?? null)),
    ...directors.map((row) => toEntry('director', row, row.name, row.picture)),
    ...brands.map((row) =>
      toEntry('brand', row, row.picture.alt || row.picture.fileName || 'Brand', row.picture),
    ),
    ...heroImages.map((row) => toEntry('hero-image', row, nameHeroImage(row), row.picture)),
    ...testimonials.map((row) => toEntry('testimonial', row, row.name, null)),
  ];
  return withPeople(entries.sort((one, other) => other.deletedAt.localeCompare(one.deletedAt)));
}

/** How many records lie in the bin. */
export async function countBin(_admin: Admin): Promise<number> {
  const counts = await Promise.all([
    db.project.count({ where }),
    db.director.count({ where }),
    db.brand.count({ where }),
    db.heroImage.count({ where }),
    db.testimonial.count({ where }),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}
