import 'server-only';
import type { z } from 'zod';
import { limits } from '@/lib/content/limits';
import { restoreDirector } from '@/lib/domain/board/mutations';
import { restoreBrand } from '@/lib/domain/brands/mutations';
import { restoreHeroImage } from '@/lib/domain/hero/mutations';
import { restoreProject } from '@/lib/domain/projects/mutations';
import { restoreTestimonial } from '@/lib/domain/testimonials/mutations';
import type { Admin } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { discardPictures } from '@/lib/server/pictures/discard';
import { type Actor, recordAudit, system } from '@/lib/server/records/audit';
import type { Mutated } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import { type BinKind, binKinds } from './dto';
import { emptying } from './schema';

const dayMs = 86_400_000;

const restores: Record<BinKind, (admin: Admin, id: string) => Promise<Mutated<unknown>>> = {
  project: restoreProject,
  director: restoreDirector,
  brand: restoreBrand,
  'hero-image': restoreHeroImage,
  testimonial: restoreTestimonial,
};

/** Takes a record out of the bin, as it was. @throws AppError not_found when it does not lie there. */
export async function restoreFromBin(
  admin: Admin,
  kind: string,
  id: string,
): Promise<Mutated<{ kind: BinKind; _id: string }>> {
  const known = binKinds.find((name) => name === kind);
  if (!known) throw new AppError('not_found', 'There is no such kind of record.');
  const { tags } = await restores[known](admin, id);
  return { data: { kind: known, _id: id }, tags };
}

type Removed = { records: number; pictureIds: string[] };

async function removeDeleted(tx: Tx, until: Date): Promise<Removed> {
  const where = { deletedAt: { lte: until } };
  const select = { pictureId: true } as const;
  const images = await tx.projectImage.findMany({ where: { project: where }, select });
  const [directors, brands, heroImages] = [
    await tx.director.findMany({ where, select }),
    await tx.brand.findMany({ where, select }),
    await tx.heroImage.findMany({ where, select }),
  ];
  const counts = [
    await tx.project.deleteMany({ where }),
    await tx.director.deleteMany({ where }),
    await tx.brand.deleteMany({ where }),
    await tx.heroImage.deleteMany({ where }),
    await tx.testimonial.deleteMany({ where }),
  ];
  return {
    records: counts.reduce((sum, { count }) => sum + count, 0),
    pictureIds: [...images, ...directors, ...brands, ...heroImages].flatMap(
      ({ pictureId }) => pictureId ?? [],
    ),
  };
}

/** Rows and history in one transaction; the files go after the commit, and what fails there is swept. */
async function removeForGood(actor: Actor, until: Date): Promise<number> {
  const { records, pictureIds } = await db.$transaction(async (tx) => {
    const removed = await removeDeleted(tx, until);
    const label = `${removed.records} record${removed.records === 1 ? '' : 's'}`;
    if (removed.records > 0)
      await recordAudit(tx, actor, { action: 'empty bin', entity: 'bin', entityId: '', label });
    return removed;
  });
  await discardPictures(pictureIds);
  return records;
}

/**
 * Deletes for good, pictures included, what was deleted up to a moment: what the person saw in the bin, and nothing
 * that was deleted since. Answers how many records. No page changes by it. @throws AppError invalid.
 */
export async function emptyBin(
  admin: Admin,
  input: z.input<typeof emptying>,
): Promise<Mutated<{ removed: number }>> {
  const { until } = parseInput(emptying, input);
  return { data: { removed: await removeForGood(admin, new Date(until)) }, tags: [] };
}

/** Deletes for good what has lain in the bin for longer than it keeps; answers how many records. */
export async function purgeBin(now = new Date()): Promise<number> {
  return removeForGood(system, new Date(now.getTime() - limits.binDays * dayMs));
}
