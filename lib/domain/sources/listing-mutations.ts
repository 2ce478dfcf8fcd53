import 'server-only';
import { projectLinked } from '@/lib/content/sources/sources';
import { changeWhere } from '@/lib/domain/enquiries/change';
import { toOrigin } from '@/lib/domain/enquiries/field/origin';
import { requireProject } from '@/lib/domain/enquiries/projects-by-name';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { parseInput } from '@/lib/shared/parsing/parse';
import { findListed, type Listing } from '@/lib/shared/sources/listings';
import { Prisma } from '@/prisma/generated/client';
import type { Source } from './dto';
import { lockSource, readSource } from './mutations';
import { sourceListings } from './schema';

async function assignToFormer(
  tx: Tx,
  admin: Admin,
  { sourceId, listings }: { sourceId: string; listings: Listing[] },
): Promise<number> {
  const rows = await tx.enquiry.findMany({
    where: { sourceId, projectId: null, NOT: { origin: { path: ['listing'], equals: Prisma.DbNull } } },
    select: { id: true, origin: true },
  });
  const seen = rows.map((row) => ({ id: row.id, listing: toOrigin(row).listing }));
  // An admin on the command line has no user row.
  const known = await tx.user.findUnique({ where: { id: admin.userId }, select: { id: true } });
  let count = 0;
  for (const projectId of new Set(listings.map((listing) => listing.projectId))) {
    const ids = seen.filter(({ listing }) => findListed(listings, listing) === projectId).map(({ id }) => id);
    const where = { id: { in: ids }, projectId: null };
    const changed = new Set(await changeWhere(tx, where, { projectId, version: { increment: 1 } }));
    const project = await tx.project.findUnique({ where: { id: projectId }, select: { name: true } });
    await tx.enquiryEvent.createMany({
      data: seen
        .filter(({ id }) => changed.has(id))
        .map(({ id, listing }) => ({
          enquiryId: id,
          kind: 'state' as const,
          userId: known?.id ?? null,
          actor: admin.name,
          text: projectLinked(project?.name ?? '', listing),
        })),
    });
    count += changed.size;
  }
  return count;
}

/** @throws AppError not_found, invalid, or conflict. */
export async function saveListings(
  admin: Admin,
  id: unknown,
  input: unknown,
): Promise<Mutated<{ source: Source; given: number }>> {
  const { version, listings, isForFormer } = parseInput(sourceListings, input);
  return mutate(admin, async (tx) => {
    const before = await lockSource(tx, id);
    const record = { entity: 'source', entityId: before.id };
    await requireVersion(tx, admin, record, { version, current: await readSource(tx, before) });
    for (const { projectId } of listings) await requireProject(tx, projectId);
    const row = await tx.source.update({
      where: { id: before.id },
      data: { listings, version: { increment: 1 } },
    });
    const changed = isForFormer ? await assignToFormer(tx, admin, { sourceId: row.id, listings }) : 0;
    return {
      data: { source: await readSource(tx, row), given: changed },
      tags: [],
      audit: { action: 'update', ...record, label: row.name, fields: ['listings'] },
    };
  });
}
