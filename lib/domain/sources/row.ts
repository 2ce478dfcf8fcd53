import 'server-only';
import { site } from '@/lib/content/site';
import { polledKinds, sourceLimits, sourceTexts } from '@/lib/content/sources/sources';
import type { NamedProject } from '@/lib/domain/enquiries/projects-by-name';
import { db, type Tx } from '@/lib/server/db';
import { findSecret } from '@/lib/server/secrets/seal';
import { findListed, type Listing } from '@/lib/shared/sources/listings';
import { addDays, dayStart, toDay } from '@/lib/shared/time/local-day';
import type { Prisma, Source as Row } from '@/prisma/generated/client';
import type { Polling, Source, SourcePayload } from './dto';
import { findEnquiry } from './found';
import { mapLeads } from './map-leads';
import { listMissing } from './missing-settings';
import { type Entry, listEntries, listRecords } from './read';
import { readSent } from './read-sent';
import { openSourceSecret } from './secret';

const toIso = (at: Date | null) => at?.toISOString() ?? null;

/** Oldest day first. */
export async function countDays(ids: string[], tx: Tx = db): Promise<Map<string, number[]>> {
  const today = toDay(new Date());
  const first = addDays(today, 1 - sourceLimits.shownDays);
  const days = Array.from({ length: sourceLimits.shownDays }, (_, at) => addDays(first, at));
  const rows = await tx.$queryRaw<{ sourceId: string; day: string; count: number }[]>`
    select source_id as "sourceId", to_char(received_at at time zone ${site.timeZone}, 'YYYY-MM-DD') as day,
      count(*)::int as count
    from source_body where source_id = any(${ids}) and received_at >= ${dayStart(first)} group by 1, 2`;
  const counts = new Map(rows.map(({ sourceId, day, count }) => [`${sourceId} ${day}`, count]));
  return new Map(ids.map((id) => [id, days.map((day) => counts.get(`${id} ${day}`) ?? 0)]));
}

function toPolling(row: Row): Polling | null {
  if (!polledKinds.includes(row.kind)) return null;
  return {
    account: openSourceSecret(row.account),
    missing: listMissing(row),
    lastAt: toIso(row.askedAt),
    nextAt: row.isOn ? toIso(row.nextAt) : null,
    error: row.askError,
    unsealed: row.unsealedAt && { by: row.unsealedBy, at: row.unsealedAt.toISOString() },
  };
}

export function toSource(row: Row, days: number[]): Source {
  const asking = toPolling(row);
  const isFormerTaken = row.formerUntil !== null && row.formerUntil > new Date();
  return {
    _id: row.id,
    kind: row.kind,
    name: row.name,
    isOn: row.isOn,
    hasKey: row.key !== '',
    hasToken: row.token !== '',
    path: asking ? '' : `/api/in/${row.id}/${openSourceSecret(row.secret)}`,
    asking,
    formerUntil: isFormerTaken ? toIso(row.formerUntil) : null,
    isAcknowledged: row.isAcknowledged,
    lastAt: toIso(row.lastAt),
    lastError: row.lastError,
    refused: row.refused,
    lastRefusedAt: toIso(row.lastRefusedAt),
    days,
    // Zod schemas have validated both.
    mapping: row.mapping as Record<string, string>,
    listings: row.listings as Listing[],
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

export const shownSource = { select: { isOn: true, kind: true, mapping: true, listings: true } } as const;

const shorten = ([name, value]: Entry): Entry =>
  value.length > sourceLimits.shownFieldText
    ? [name, `${value.slice(0, sourceLimits.shownFieldText)} …`]
    : [name, value];

const isShownWhole = (text: string, fields: Entry[]): boolean =>
  text.length <= sourceLimits.shownText &&
  fields.length <= sourceLimits.shownFields &&
  fields.every(([, value]) => value.length <= sourceLimits.shownFieldText);

export async function toSourcePayload(
  row: Prisma.SourceBodyGetPayload<{ include: { source: typeof shownSource } }>,
  projects: ReadonlyMap<string, NamedProject>,
): Promise<SourcePayload> {
  const text = findSecret('source body', row.body);
  const tree = await readSent(row.source.kind, { ...row, text });
  const isHeld = row.state === 'waiting' && !row.source.isOn;
  const [lead] = row.state === 'unread' ? mapLeads(row, tree) : [];
  const texts = tree === null ? [text] : listEntries(tree).map(([, value]) => value);
  const fields = tree === null ? [] : listRecords(tree).flatMap((record) => listEntries(record));
  const findProject = (theirs: string) =>
    findListed(row.source.listings as Listing[], theirs) ?? projects.get(theirs.toLowerCase())?.id ?? '';
  return {
    _id: row.id,
    receivedAt: row.receivedAt.toISOString(),
    state: row.state,
    outcome: isHeld ? sourceTexts.off : row.outcome,
    enquiryId: row.enquiryId,
    text: text.slice(0, sourceLimits.shownText),
    wholePath: isShownWhole(text, fields) ? '' : `/api/admin/sources/${row.sourceId}/bodies/${row.id}`,
    fields: fields.slice(0, sourceLimits.shownFields).map(shorten),
    found: row.state === 'unread' ? findEnquiry(lead, texts, findProject) : null,
  };
}
