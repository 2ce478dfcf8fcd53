import 'server-only';
import { sourceLimits, sourceTexts } from '@/lib/content/sources/sources';
import { findProjectsByName } from '@/lib/domain/enquiries/projects-by-name';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { isId } from '@/lib/shared/parsing/id';
import type { SeenListing } from '@/lib/shared/sources/listings';
import type { Source, SourcePayload } from './dto';
import { ofKnownKind } from './known-kinds';
import { openPayload } from './payload';
import { countDays, shownSource, toSource, toSourcePayload } from './row';

export async function listSources(_admin: Admin): Promise<Source[]> {
  const rows = await db.source.findMany({ where: ofKnownKind, orderBy: { createdAt: 'asc' } });
  const days = await countDays(rows.map(({ id }) => id));
  return rows.map((row) => toSource(row, days.get(row.id) ?? []));
}

export async function listSourceNames(_admin: Admin): Promise<{ _id: string; name: string }[]> {
  const rows = await db.source.findMany({
    where: ofKnownKind,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true },
  });
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

const listSeen = (sourceId: string) => db.$queryRaw<SeenListing[]>`
  select origin ->> 'listing' as theirs, count(*)::int as count from enquiry
  where source_id = ${sourceId} and project_id is null and origin ->> 'listing' <> ''
  group by 1 order by 2 desc, 1 limit ${sourceLimits.seenListings}`;

/** @throws AppError not_found; Error when no key opens it. */
export async function readPayloadText(_admin: Admin, sourceId: string, id: string): Promise<string> {
  const row = isId(sourceId) && isId(id) ? await db.sourceBody.findFirst({ where: { id, sourceId } }) : null;
  if (!row) throw new AppError('not_found', sourceTexts.noBody);
  return openPayload(row.body);
}

export async function findSource(
  _admin: Admin,
  id: string,
): Promise<(Source & { seen: SeenListing[]; bodies: SourcePayload[] }) | null> {
  const row = isId(id) ? await db.source.findUnique({ where: { id } }) : null;
  if (!row) return null;
  const bodies = await db.sourceBody.findMany({
    where: { sourceId: id },
    orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
    take: sourceLimits.shownBodies,
    include: { source: shownSource },
  });
  const [days, projects] = [await countDays([id]), await findProjectsByName(db)];
  return {
    ...toSource(row, days.get(id) ?? []),
    seen: await listSeen(id),
    bodies: await Promise.all(bodies.map((body) => toSourcePayload(body, projects))),
  };
}
