import { afterEach, describe, expect, it, vi } from 'vitest';
import { Prisma } from '@/prisma/generated/client';
import { enquiryFilter } from '../schema';
import { dueToday, tabs, toWhere } from './filter';

const open = ['new', 'contacted', 'siteVisit', 'negotiating'];
const where = (query: object) => toWhere(enquiryFilter.parse(query)).AND;

// 00:10 on 21 November in the office.
const now = new Date('2026-11-20T18:40:00Z');

afterEach(() => vi.useRealTimers());

describe('the tabs of the inbox', () => {
  it('are the open, the new, the overdue, all but spam, and spam', () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    expect(tabs.open()).toEqual({ state: { in: open } });
    expect(tabs.new()).toEqual({ state: 'new', origin: { path: ['isOld'], equals: Prisma.DbNull } });
    expect(tabs.overdue()).toEqual({ state: { in: open }, followUpAt: { lt: now } });
    expect(tabs.all()).toEqual({ state: { not: 'spam' } });
    expect(tabs.spam()).toEqual({ state: 'spam' });
  });
});

it('what is due today is due before the next midnight of the office', () => {
  expect(dueToday(now)).toEqual({
    state: { in: open },
    followUpAt: { lt: new Date('2026-11-21T18:30:00Z') },
  });
});

describe('a filter of the inbox', () => {
  it('asks for nothing when nothing is chosen', () => {
    expect(where({})).toEqual([]);
    expect(where({ q: '  ' })).toEqual([]);
  });

  it('asks for everything that is chosen', () => {
    const chosen = {
      tab: 'spam',
      state: 'site visit',
      source: 'Google',
      project: 'p1',
      partner: 'e1',
      assignee: 'u1',
    };
    expect(where(chosen)).toEqual([
      { state: 'spam' },
      { state: 'siteVisit' },
      { source: 'Google' },
      { projectId: 'p1' },
      { namedBy: { partnerId: 'e1' } },
      { assigneeId: 'u1' },
    ]);
  });

  it('asks for enquiries that name no project, or that nobody has', () => {
    expect(where({ project: 'none', assignee: 'none' })).toEqual([{ projectId: null }, { assigneeId: null }]);
  });

  it('takes both of its days whole, by the clock of the office', () => {
    expect(where({ from: '2026-11-20', to: '2026-11-21' })).toEqual([
      { createdAt: { gte: new Date('2026-11-19T18:30:00Z') } },
      { createdAt: { lt: new Date('2026-11-21T18:30:00Z') } },
    ]);
  });

  it('looks for words in name, address and message, without regard to case', () => {
    const contains = { contains: 'rao', mode: 'insensitive' };
    expect(where({ q: ' rao ' })).toEqual([
      { OR: [{ name: contains }, { email: contains }, { message: contains }, { searchText: contains }] },
    ]);
  });

  it('takes the signs of a pattern for themselves', () => {
    expect(where({ q: '50%_\\' })).toMatchObject([
      { OR: [{ name: { contains: '50\\%\\_\\\\' } }, {}, {}, {}] },
    ]);
  });

  it.each([
    ['98450', '98450'],
    ['098450 123', '98450123'],
    ['+91 (984) 50-12.3', '9198450123'],
    ['9845', '9845'],
  ])('looks for %s in numbers, too', (q, contains) => {
    expect(where({ q })).toMatchObject([
      {
        OR: [{}, {}, {}, {}, { phoneE164: { contains } }, { searchText: { contains } }],
      },
    ]);
  });

  it.each(['984', '0000984', 'plot 98450', '98450 rao', 'a98450', '...'])(
    'looks for %s in words alone',
    (q) => {
      expect(where({ q })).toMatchObject([{ OR: [{}, {}, {}, {}] }]);
    },
  );
});
