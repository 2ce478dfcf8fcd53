import 'server-only';
import { enquiryStates, inboxTabs } from '@/lib/content/enquiries/enquiries';
import { listRolesOf } from '@/lib/content/roles';
import { countByMergeGroup } from '@/lib/domain/contacts/merge-groups';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { InboxSort } from '@/lib/shared/enquiries/inbox-sort';
import { toState } from '@/lib/shared/enquiries/state';
import { titleOfRow } from '@/lib/shared/enquiries/stored-contact-points';
import { dayMs } from '@/lib/shared/time/day-ms';
import type { Prisma } from '@/prisma/generated/client';
import type { EnquiryCard } from '../dto';
import { type CardRow, cardInclude, type NotedRow, notedInclude, toCard } from '../row';
import type { EnquiryFilter } from '../schema';
import type {
  EnquiryPage,
  FilterOptions,
  FollowUps,
  FoundElsewhere,
  HeldLately,
  Pulse,
  TabCounts,
} from './dto';
import { dueToday, dueTomorrow, noteWith, tabs, toWhere, withoutKey } from './filter';
import { findOrder, listIdsByText, newestFirst } from './order';

const pulseMs = 3000;
const mostNoted = 1000;
/** Older ones no longer wait for a call. */
const heldLatelyMs = 7 * dayMs;

async function toCards(rows: CardRow[]): Promise<EnquiryCard[]> {
  const counts = await countByMergeGroup([...new Set(rows.map(({ contactId }) => contactId))]);
  return rows.map((row) => toCard(row, counts.get(row.contactId) ?? 1));
}

/** A query before the other: as a subquery it would read each enquiry. */
async function listNoted(q: string | undefined): Promise<string[]> {
  if (!q?.trim()) return [];
  const rows = await db.enquiryEvent.findMany({
    where: noteWith(q),
    orderBy: { at: 'desc' },
    take: mostNoted,
    select: { enquiryId: true },
  });
  return [...new Set(rows.map(({ enquiryId }) => enquiryId))];
}

async function readPage(where: Prisma.EnquiryWhereInput, sort: InboxSort, skip: number, take: number) {
  const orderBy = findOrder(sort);
  if (orderBy) return db.enquiry.findMany({ where, orderBy: [...orderBy], skip, take, include: cardInclude });
  const ids = (await listIdsByText(where, sort)).slice(skip, skip + take);
  const rows = await db.enquiry.findMany({ where: { id: { in: ids } }, include: cardInclude });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function listEnquiries(
  _sales: Sales,
  filter: EnquiryFilter,
  sort: InboxSort = filter.sort === 'due' || filter.sort === 'left' ? filter.sort : '',
): Promise<EnquiryPage> {
  const { page, limit } = filter;
  const where = toWhere(filter, await listNoted(filter.q));
  const [total, rows] = await Promise.all([
    db.enquiry.count({ where }),
    readPage(where, sort, (page - 1) * limit, limit),
  ]);
  return { enquiries: await toCards(rows), total, page, pageCount: Math.max(1, Math.ceil(total / limit)) };
}

export async function* walkEnquiries(
  _sales: Sales,
  filter: EnquiryFilter,
  size = 500,
): AsyncGenerator<NotedRow[]> {
  const where = toWhere(filter, await listNoted(filter.q));
  let last: string | undefined;
  for (;;) {
    const rows: NotedRow[] = await db.enquiry.findMany({
      where,
      orderBy: { id: 'desc' },
      take: size,
      include: notedInclude,
      ...(last && { cursor: { id: last }, skip: 1 }),
    });
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1)?.id;
  }
}

export async function countTabs(_sales: Sales): Promise<TabCounts> {
  const counts = await Promise.all(
    inboxTabs.map(async (tab) => [tab, await db.enquiry.count({ where: tabs[tab]() })]),
  );
  // Each tab is one of the entries.
  return Object.fromEntries(counts) as TabCounts;
}

export async function findHeldLately(_sales: Sales, now = new Date()): Promise<HeldLately | null> {
  const createdAt = { gte: new Date(now.getTime() - heldLatelyMs) };
  const { _count: count, _min } = await db.enquiry.aggregate({
    where: { ...tabs.spam(), review: 'waiting', createdAt },
    _count: true,
    _min: { createdAt: true },
  });
  return _min.createdAt && { count, oldestAt: _min.createdAt.toISOString() };
}

export async function listFoundElsewhere(_sales: Sales, filter: EnquiryFilter): Promise<FoundElsewhere> {
  if (!filter.q?.trim()) return [];
  const noted = await listNoted(filter.q);
  const countStates = async (where: Prisma.EnquiryWhereInput) => {
    const rows = await db.enquiry.groupBy({ by: ['state'], where, _count: true });
    return new Map(rows.map(({ state, _count }) => [toState(state), _count]));
  };
  const [all, shown] = await Promise.all([
    countStates(toWhere({ ...filter, tab: undefined, state: undefined }, noted)),
    countStates(toWhere(filter, noted)),
  ]);
  return enquiryStates
    .map((state) => ({ state, count: (all.get(state) ?? 0) - (shown.get(state) ?? 0) }))
    .filter(({ count }) => count > 0);
}

async function listFollowUps(where: Prisma.EnquiryWhereInput, limit: number): Promise<FollowUps> {
  const [total, rows] = await Promise.all([
    db.enquiry.count({ where }),
    db.enquiry.findMany({ where, orderBy: { followUpAt: 'asc' }, take: limit, include: cardInclude }),
  ]);
  return { enquiries: await toCards(rows), total };
}

export async function listDueFollowUps(
  _sales: Sales,
  { limit, now = new Date() }: { limit: number; now?: Date },
): Promise<{ today: FollowUps; tomorrow: FollowUps }> {
  const [today, tomorrow] = await Promise.all([
    listFollowUps(dueToday(now), limit),
    listFollowUps(dueTomorrow(now), limit),
  ]);
  return { today, tomorrow };
}

export async function countNewEnquiries(_sales: Sales): Promise<number> {
  return db.enquiry.count({ where: tabs.new() });
}

const byName = { orderBy: { name: 'asc' }, select: { id: true, name: true } } as const;

const toNamed = ({ id, name }: { id: string; name: string }) => ({ _id: id, name });

export async function listAllProjects(_sales: Sales): Promise<FilterOptions['allProjects']> {
  const rows = await db.project.findMany({ where: { deletedAt: null }, take: 500, ...byName });
  return rows.map(toNamed);
}

export async function listFilterOptions(sales: Sales): Promise<FilterOptions> {
  const [sources, projects, partners, people, allProjects] = await Promise.all([
    db.enquiry.groupBy({ by: ['source'], orderBy: { _count: { source: 'desc' } }, take: 30 }),
    db.project.findMany({ where: { enquiries: { some: {} } }, take: 200, ...byName }),
    db.partner.findMany({
      where: { named: { some: {} } },
      orderBy: { firm: 'asc' },
      take: 200,
      select: { enquiryId: true, firm: true },
    }),
    db.user.findMany({
      // Former members may still own enquiries.
      where: { OR: [{ role: { in: listRolesOf('sales') } }, { assignedEnquiries: { some: {} } }] },
      take: 200,
      ...byName,
    }),
    listAllProjects(sales),
  ]);
  return {
    sources: sources.map(({ source }) => source).filter(Boolean),
    projects: projects.map(toNamed),
    partners: partners.map(({ enquiryId, firm }) => ({ _id: enquiryId, name: firm })),
    people: people.map(toNamed),
    allProjects,
  };
}

let lastPulse: { at: number; value: Promise<Pulse> } | null = null;

export async function readPulse(_sales: Sales): Promise<Pulse> {
  const [rows, newCount] = await Promise.all([
    db.enquiry.findMany({
      // What the team types in is no news to it.
      where: { ...tabs.all(), ...withoutKey('addedBy') },
      orderBy: [...newestFirst],
      take: 20,
      select: { id: true, name: true, phoneE164: true, email: true, contactPoints: true, createdAt: true },
    }),
    db.enquiry.count({ where: tabs.new() }),
  ]);
  const newest = rows.map((row) => ({
    _id: row.id,
    name: titleOfRow(row),
    createdAt: row.createdAt.toISOString(),
  }));
  return { newest, newCount };
}

/** Cached for seconds, because every open inbox asks for it. */
export async function getPulse(sales: Sales): Promise<Pulse> {
  // Monotonic: a clock that is set back must not prolong the cache.
  const now = performance.now();
  if (lastPulse && now - lastPulse.at < pulseMs) return lastPulse.value;
  const value = readPulse(sales);
  lastPulse = { at: now, value };
  value.catch(() => {
    lastPulse = null;
  });
  return value;
}
