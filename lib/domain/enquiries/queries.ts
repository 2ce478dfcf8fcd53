import 'server-only';
import { inboxTabs } from '@/lib/content/enquiries';
import { fieldMax } from '@/lib/content/forms';
import { listRolesOf } from '@/lib/content/roles';
import type { Sales } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { findE164 } from '@/lib/shared/phone';
import type { Prisma } from '@/prisma/generated/client';
import type { Attribution } from './attribution';
import type {
  Delivery,
  Enquiry,
  EnquiryCard,
  EnquiryPage,
  FilterOptions,
  FollowUps,
  KnownPerson,
  Pulse,
  TabCounts,
} from './dto';
import { dueToday, dueTomorrow, noteWith, tabs, toWhere } from './filter';
import { countGroups } from './person-group';
import { readPerson } from './person-queries';
import {
  type CardRow,
  cardInclude,
  deliverySelect,
  type NotedRow,
  notedInclude,
  toCard,
  toDelivery,
  toEvent,
  toIso,
} from './row';
import type { EnquiryFilter } from './schema';
import { noEnquiry } from './sent';

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
/** What nobody is to follow up comes last. */
const dueFirst = [{ followUpAt: { sort: 'asc', nulls: 'last' } }, ...newestFirst] as const;
const pulseMs = 3000;
const mostNoted = 1000;

async function toCards(rows: CardRow[]): Promise<EnquiryCard[]> {
  const counts = await countGroups([...new Set(rows.map(({ personKey }) => personKey))]);
  return rows.map((row) => toCard(row, counts.get(row.personKey) ?? 1));
}

/** Asked before the enquiries: as a part of their own question it would have each of them looked at. */
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

/** One page of the enquiries that a filter lets through, in its order. */
export async function listEnquiries(_sales: Sales, filter: EnquiryFilter): Promise<EnquiryPage> {
  const { page, limit } = filter;
  const where = toWhere(filter, await listNoted(filter.q));
  const [total, rows] = await Promise.all([
    db.enquiry.count({ where }),
    db.enquiry.findMany({
      where,
      orderBy: filter.sort === 'due' ? [...dueFirst] : [...newestFirst],
      skip: (page - 1) * limit,
      take: limit,
      include: cardInclude,
    }),
  ]);
  return { enquiries: await toCards(rows), total, page, pageCount: Math.max(1, Math.ceil(total / limit)) };
}

/** All enquiries that a filter lets through, newest first, a few hundred at a time. */
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

/** An enquiry with its history, its deliveries, and the other enquiries of its person; or null. */
export async function findEnquiry(_sales: Sales, id: string, tx: Tx = db): Promise<Enquiry | null> {
  const row = await tx.enquiry.findUnique({ where: { id }, include: cardInclude });
  if (!row) return null;
  const { keys, ...person } = await readPerson(row, tx);
  const ofPerson = await tx.enquiry.findMany({
    where: { personKey: { in: keys } },
    orderBy: [...newestFirst],
    take: 50,
    include: cardInclude,
  });
  const count = await tx.enquiry.count({ where: { personKey: { in: keys } } });
  const ids = [row.id, ...ofPerson.map((each) => each.id)];
  // One after the other: a transaction has one connection.
  const events = await tx.enquiryEvent.findMany({
    where: { enquiryId: { in: ids } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 300,
  });
  const deliveries = await tx.outboxItem.findMany({
    where: { leadId: { in: ids } },
    orderBy: { createdAt: 'desc' },
    take: 100,
    select: deliverySelect,
  });
  const notice = await tx.notice.findUnique({ where: { hash: row.noticeHash } });
  return {
    ...toCard(row, count),
    suspicions: row.suspicions,
    // attribution.ts parsed both before they were written.
    firstTouch: row.firstTouch as Attribution | null,
    lastTouch: row.lastTouch as Attribution | null,
    newsletter: row.newsletter,
    noticeVersion: row.noticeVersion,
    noticeHash: row.noticeHash,
    noticeText: notice?.text ?? '',
    noticeReadAt: toIso(row.noticeReadAt),
    marketingConsent: row.marketingConsent,
    marketingNoticeVersion: row.marketingNoticeVersion,
    marketingNoticeHash: row.marketingNoticeHash,
    marketingWithdrawnAt: toIso(row.marketingWithdrawnAt),
    firstContactAt: toIso(row.firstContactAt),
    lostReason: row.lostReason,
    lostNote: row.lostNote,
    wonValue: row.wonValue,
    siteVisitOn: row.siteVisitOn,
    retainUntil: row.retainUntil.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    events: events.map(toEvent),
    deliveries: deliveries.map(toDelivery),
    others: ofPerson.filter((each) => each.id !== id).map((each) => toCard(each, count)),
    ...person,
  };
}

/** @throws AppError not_found. */
export async function requireEnquiry(sales: Sales, id: string, tx?: Tx): Promise<Enquiry> {
  const enquiry = await findEnquiry(sales, id, tx);
  if (!enquiry) throw new AppError('not_found', noEnquiry);
  return enquiry;
}

/** How many enquiries each tab of the inbox has, whatever else is filtered. */
export async function countTabs(_sales: Sales): Promise<TabCounts> {
  const counts = await Promise.all(
    inboxTabs.map(async (tab) => [tab, await db.enquiry.count({ where: tabs[tab]() })]),
  );
  // Each tab is one of the entries.
  return Object.fromEntries(counts) as TabCounts;
}

async function listFollowUps(where: Prisma.EnquiryWhereInput, limit: number): Promise<FollowUps> {
  const [total, rows] = await Promise.all([
    db.enquiry.count({ where }),
    db.enquiry.findMany({ where, orderBy: { followUpAt: 'asc' }, take: limit, include: cardInclude }),
  ]);
  return { enquiries: await toCards(rows), total };
}

/** Whom somebody is to call by the end of today, the longest overdue first, and whom tomorrow. */
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

/** How many enquiries nobody has taken up. */
export async function countNewEnquiries(_sales: Sales): Promise<number> {
  return db.enquiry.count({ where: tabs.new() });
}

/** What the filters of the inbox offer. */
export async function listFilterOptions(_sales: Sales): Promise<FilterOptions> {
  const [sources, projects, people, allProjects] = await Promise.all([
    db.enquiry.groupBy({ by: ['source'], orderBy: { _count: { source: 'desc' } }, take: 30 }),
    db.project.findMany({
      where: { enquiries: { some: {} } },
      orderBy: { name: 'asc' },
      take: 200,
      select: { id: true, name: true },
    }),
    db.user.findMany({
      // Whoever was given another role keeps the name beside what is still assigned to them.
      where: { OR: [{ role: { in: listRolesOf('sales') } }, { assignedEnquiries: { some: {} } }] },
      orderBy: { name: 'asc' },
      take: 200,
      select: { id: true, name: true },
    }),
    db.project.findMany({
      where: { deletedAt: null },
      orderBy: { name: 'asc' },
      take: 500,
      select: { id: true, name: true },
    }),
  ]);
  const toNamed = ({ id, name }: { id: string; name: string }) => ({ _id: id, name });
  return {
    sources: sources.map(({ source }) => source).filter(Boolean),
    projects: projects.map(toNamed),
    people: people.map(toNamed),
    allProjects: allProjects.map(toNamed),
  };
}

/** Who has a number as typed, by the last name that they gave; null for a new person, or half a number. */
export async function findKnownPerson(_sales: Sales, typed: unknown): Promise<KnownPerson | null> {
  const phoneE164 = typeof typed === 'string' ? findE164(typed.slice(0, fieldMax.phone)) : null;
  if (!phoneE164) return null;
  const last = await db.enquiry.findFirst({
    where: { phoneE164 },
    orderBy: [...newestFirst],
    select: { name: true, createdAt: true, personKey: true },
  });
  if (!last) return null;
  const count = (await countGroups([last.personKey])).get(last.personKey) ?? 1;
  return { name: last.name, count, lastAt: last.createdAt.toISOString() };
}

/** What was given up, newest first. */
export async function listDeadDeliveries(_sales: Sales): Promise<Delivery[]> {
  const rows = await db.outboxItem.findMany({
    where: { state: 'dead' },
    orderBy: { createdAt: 'desc' },
    take: 100,
    select: deliverySelect,
  });
  return rows.map(toDelivery);
}

let lastPulse: { at: number; value: Promise<Pulse> } | null = null;

async function readPulse(): Promise<Pulse> {
  const [rows, newCount] = await Promise.all([
    db.enquiry.findMany({
      // What the team types in is no news to it.
      where: { ...tabs.all(), addedBy: '' },
      orderBy: [...newestFirst],
      take: 20,
      select: { id: true, name: true, createdAt: true },
    }),
    db.enquiry.count({ where: tabs.new() }),
  ]);
  const newest = rows.map(({ id, name, createdAt }) => ({
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
  }));
  return { newest, newCount };
}

/** The newest enquiries, asked of the database once in a few seconds however many inboxes are open. */
export async function getPulse(_sales: Sales): Promise<Pulse> {
  if (lastPulse && Date.now() - lastPulse.at < pulseMs) return lastPulse.value;
  const value = readPulse();
  lastPulse = { at: Date.now(), value };
  value.catch(() => {
    lastPulse = null;
  });
  return value;
}
