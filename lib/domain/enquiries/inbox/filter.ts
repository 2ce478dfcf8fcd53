import 'server-only';
import type { InboxTab } from '@/lib/content/enquiries/enquiries';
import { containing } from '@/lib/server/database/containing';
import { storedOpenStates, toStoredState } from '@/lib/shared/enquiries/state';
import { digitsOf } from '@/lib/shared/parsing/phone';
import { addDays, dayStart, toDay } from '@/lib/shared/time/local-day';
import { Prisma } from '@/prisma/generated/client';
import type { EnquiryFilter } from '../schema';

/** Empty values have no key. */
export const withoutKey = (key: 'isOld' | 'addedBy') => ({
  origin: { path: [key], equals: Prisma.DbNull },
});

export const tabs = {
  open: () => ({ state: { in: storedOpenStates } }),
  /** Nobody is notified of old enquiries from a table. */
  new: () => ({ state: 'new', ...withoutKey('isOld') }),
  late: () => ({ state: { in: storedOpenStates }, answerBy: { lte: new Date() } }),
  overdue: () => ({ state: { in: storedOpenStates }, followUpAt: { lt: new Date() } }),
  all: () => ({ state: { not: 'spam' } }),
  spam: () => ({ state: 'spam' }),
} satisfies Record<InboxTab, () => Prisma.EnquiryWhereInput>;

export const dueToday = (now: Date) => ({
  state: { in: storedOpenStates },
  followUpAt: { lt: dayStart(addDays(toDay(now), 1)) },
});

export const dueTomorrow = (now: Date) => {
  const tomorrow = addDays(toDay(now), 1);
  return {
    state: { in: storedOpenStates },
    followUpAt: { gte: dayStart(tomorrow), lt: dayStart(addDays(tomorrow, 1)) },
  };
};

export const noteWith = (q: string): Prisma.EnquiryEventWhereInput => ({
  kind: 'note',
  removedAt: null,
  text: containing(q),
});

function search(q: string, noted: string[]): Prisma.EnquiryWhereInput {
  const contains = containing(q);
  const digits = digitsOf(q);
  return {
    OR: [
      { name: contains },
      { email: contains },
      { message: contains },
      { searchText: contains },
      ...(noted.length > 0 ? [{ id: { in: noted } }] : []),
      ...(digits.length >= 4
        ? [{ phoneE164: { contains: digits } }, { searchText: { contains: digits } }]
        : []),
    ],
  };
}

/** `noted` are the enquiries whose notes match the search. */
export function toWhere(filter: EnquiryFilter, noted: string[] = []): Prisma.EnquiryWhereInput {
  const { tab, state, kind, source, project, partner, assignee, from, to, since, q } = filter;
  const conditions: Prisma.EnquiryWhereInput[] = [];
  if (tab) conditions.push(tabs[tab]());
  if (state) conditions.push({ state: toStoredState(state) });
  if (kind) conditions.push({ kindName: kind });
  if (source) conditions.push({ source });
  if (project) conditions.push({ projectId: project === 'none' ? null : project });
  if (partner) conditions.push({ namedBy: { partnerId: partner } });
  if (assignee) conditions.push({ assigneeId: assignee === 'none' ? null : assignee });
  if (from) conditions.push({ createdAt: { gte: dayStart(from) } });
  if (to) conditions.push({ createdAt: { lt: dayStart(addDays(to, 1)) } });
  if (state && since)
    conditions.push({ events: { some: { state: toStoredState(state), at: { gte: dayStart(since) } } } });
  if (q?.trim()) conditions.push(search(q.trim(), noted));
  return { AND: conditions };
}
