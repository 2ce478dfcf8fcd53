import { expect, test } from 'vitest';
import { loginLimits } from '@/lib/content/accounts/login-limits';
import { redirectLimits } from '@/lib/content/admin/redirects';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { importLimits } from '@/lib/content/enquiries/enquiry-import';
import { limits } from '@/lib/content/limits';
import { searchLimit } from '@/lib/content/search-limit';
import { retention } from '@/lib/content/settings/retention';
import { networkOf, widerNetworkOf } from '@/lib/server/auth/network';
import { shares } from '@/server/queue/request-queue';

test('what forms take and cause is bounded as was decided', () => {
  expect(enquiryLimits).toEqual({
    pageSize: 50,
    maxPageSize: 200,
    noteMax: 4000,
    lostNoteMax: 300,
    mostRupees: 1_000_000_000_000,
    mostTied: 200,
    mostSuggested: 10,
    mailsADay: 2,
    doubleTapMs: 600_000,
    repeatMs: 60_000,
    minFillMs: 2500,
    alarmAfterMs: 900_000,
    perAddress: { points: 60, seconds: 600 },
    perWiderNetwork: { points: 3000, seconds: 600 },
    perNumber: { points: 20, seconds: 3600 },
  });
});

test('a network may search thirty times a second', () => {
  expect(searchLimit.perNetwork).toEqual({ points: 30, seconds: 1 });
});

test('a log-in, and what belongs to it, may be tried as often as was decided', () => {
  expect(loginLimits).toEqual({
    network: { points: 100, seconds: 900 },
    devices: { points: 10, seconds: 7_776_000 },
    attemptsOfDevice: 20,
    passwordOfUser: { points: 10, seconds: 900 },
    linkOfNetwork: { points: 30, seconds: 900 },
    setupOfNetwork: { points: 10, seconds: 900 },
    resetOfAccount: { points: 5, seconds: 900 },
    resetOfNetwork: { points: 30, seconds: 900 },
  });
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
])('%s counts as %s, and its wider network is %s', (address, network, wider) => {
  expect([networkOf(address), widerNetworkOf(address)]).toEqual([network, wider]);
});

test('a table of leads and one of redirects are as large as was decided, and all redirects together', () => {
  expect(importLimits).toEqual({
    rows: 10_000,
    bytes: 2_500_000,
    bodyBytes: 4 * 1024 * 1024,
    shownRefusals: 20,
    newDays: 7,
    listedDays: 30,
  });
  expect(redirectLimits).toEqual({
    rows: 2000,
    bytes: 700_000,
    total: 5000,
    length: 500,
    shown: 50,
    refusals: 20,
    missing: 200,
    missingDays: 30,
  });
});

test('enquiries are kept for two years, and the office may say one to ten', () => {
  expect(retention).toEqual({ months: 24, minMonths: 12, maxMonths: 120 });
});

test('one click changes a hundred records, a gap names three, a form that takes 8 s says so, and a password that was made lasts a week', () => {
  expect(limits).toMatchObject({
    mostAtOnce: 200,
    gapNamesMax: 3,
    slowSendMs: 8000,
    newPasswordMaxLength: 200,
    madePasswordDays: 7,
  });
});

test('each share of the queue has its places, and a line that ends', () => {
  expect(shares).toEqual({
    staff: { atOnce: 6, maxWaiting: 300 },
    programs: { atOnce: 2, maxWaiting: 200 },
    logins: { atOnce: 2, maxWaiting: 200 },
    forms: { atOnce: 6, maxWaiting: 1000, isAfterArrivals: true },
    bodies: { atOnce: 2, maxWaiting: 50 },
    sources: { atOnce: 4, maxWaiting: 1000, isAfterArrivals: true },
    handedOn: { atOnce: 4, maxWaiting: 100 },
    light: { atOnce: 4, maxWaiting: 2000 },
    api: { atOnce: 2, maxWaiting: 100 },
    renewals: { atOnce: 8, maxWaiting: 1000 },
    cards: { atOnce: 1, maxWaiting: 100 },
    strangers: { atOnce: 1, maxWaiting: 100 },
  });
});
