import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sourceTexts } from '@/lib/content/sources/sources';
import { eraseContact } from '@/lib/domain/personal-data/mutations';
import { createSource, updateSource } from '@/lib/domain/sources/mutations';
import { pollDueSources, pollSourceNow } from '@/lib/domain/sources/poll';
import { processPayloads } from '@/lib/domain/sources/process';
import { purgeOldPayloads } from '@/lib/domain/sources/purge';
import { findSource, listSources } from '@/lib/domain/sources/queries';
import { requirePushedSource } from '@/lib/domain/sources/receive';
import { requestHost } from '@/lib/domain/sources/request-host';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { judgeSource } from '@/lib/shared/sources/health';
import { dayMs } from '@/lib/shared/time/day-ms';
import { makeAdmin } from '../../support/accounts/admin';
import { askInOverlappingWindows } from '../../support/database/overlapping-windows';
import { addAskedSource, listPeople, makeDue } from '../../support/enquiries/polled-sources';
import {
  accounts,
  idOf,
  type PortalStandIn,
  phoneOf,
  polled,
  startPortalStandIn,
} from '../../support/stand-ins/portal-stand-in';

const admin = makeAdmin({ name: 'Owner' });
const _hourMs = 3_600_000;
let portals: PortalStandIn;

beforeAll(async () => {
  portals = await startPortalStandIn();
  env.SOURCES_BASE_URL = portals.url;
});
afterAll(() => portals.stop());

beforeEach(async () => {
  env.WEBHOOKS_PRIVATE = 'allow';
  portals.asked.length = 0;
  portals.setClock(0);
  portals.serveSealed(true);
  for (const kind of polled) {
    portals.people[kind] = [];
    portals.behave(kind, () => 'well');
  }
  await db.enquiry.deleteMany();
  await db.source.deleteMany();
});

const rowOf = (id: string) => db.source.findUniqueOrThrow({ where: { id } });
const sourceOf = async (id: string) => {
  const source = await findSource(admin, id);
  if (!source) throw new Error('It is not there.');
  return source;
};

async function ask(): Promise<void> {
  await makeDue();
  await pollDueSources();
}

async function workAll(): Promise<void> {
  while ((await db.sourceBody.count({ where: { state: 'waiting' } })) > 0) await processPayloads();
}

describe.each(polled)('%s', (kind) => {
  test('is asked once it is set up, and two seconds later each of its leads is an enquiry, with its own id where it has one', async () => {
    const people = listPeople(2, 60);
    portals.people[kind] = people;
    const source = await addAskedSource(kind);
    const started = performance.now();
    expect(await pollDueSources()).toBe(2);
    expect(await db.enquiry.count()).toBe(0);
    await workAll();
    expect(performance.now() - started).toBeLessThan(2000);
    const rows = await db.enquiry.findMany({ orderBy: { phoneE164: 'asc' } });
    expect(rows.map(({ phoneE164 }) => phoneE164)).toEqual(people.map((one) => `+91${phoneOf(one)}`));
    if (kind === 'acres99' || kind === 'meta_polled')
      expect(rows.map(({ sourceKey }) => sourceKey)).toEqual(people.map(idOf));
    const { asking, lastAt, bodies } = await sourceOf(source._id);
    expect([asking?.error, asking?.missing, lastAt === null]).toEqual(['', [], false]);
    expect(bodies.map(({ state }) => state)).toEqual(['enquiry', 'enquiry']);
    expect(asking?.nextAt && new Date(asking.nextAt).getTime()).toBeGreaterThan(Date.now() + 4 * 60_000);
  });

  test('60 in overlapping windows, with pages refused and cut and a process that ends before a window is noted, are 60', async () => {
    const { told, kept } = await askInOverlappingWindows(portals, kind, 60);
    expect(await db.sourceBody.count()).toBe(60);
    expect(kept).toEqual(told);
  });

  test('says what is wrong until it tells all, and asks for the same time again', async () => {
    portals.people[kind] = listPeople(1, 60);
    const source = await addAskedSource(kind);
    const { polledUntil } = await rowOf(source._id);
    for (const mood of ['refused', 'busy', 'junk', 'cut', 'large'] as const) {
      portals.behave(kind, () => mood);
      await ask();
      const { asking, ...own } = await sourceOf(source._id);
      expect(asking?.error, mood).toMatch(/^[A-Z0-9].+\.$/s);
      expect(judgeSource({ ...own, asking }, new Date())).toMatchObject({
        mark: 'broken',
        reason: asking?.error,
      });
      expect((await rowOf(source._id)).polledUntil).toEqual(polledUntil);
    }
    portals.behave(kind, () => 'well');
    await ask();
    expect((await sourceOf(source._id)).asking?.error).toBe('');
    expect(await db.sourceBody.count()).toBe(1);
  });

  test('is shown and told with none of its secrets, which are sealed', async () => {
    portals.behave(kind, () => 'refused');
    const source = await addAskedSource(kind);
    await ask();
    const { account, ...secrets } = accounts[kind];
    const shown = JSON.stringify([await listSources(admin), await db.auditEntry.findMany()]);
    const stored = JSON.stringify(await rowOf(source._id));
    for (const secret of Object.values(secrets)) {
      expect(shown).not.toContain(secret);
      expect(stored).not.toContain(secret);
    }
    expect((await sourceOf(source._id)).asking?.account).toBe(account ?? '');
    expect(account === undefined || !stored.includes(account)).toBe(true);
  });
});

test('a wrong key of Housing is told from a clock that is 16 minutes off', async () => {
  const source = await addAskedSource('housing', { key: 'another key' });
  await ask();
  expect((await sourceOf(source._id)).asking?.error).toBe(sourceTexts.key('Housing'));
  for (const [aheadMinutes, words] of [
    [16, '16 minutes behind'],
    [-16, '16 minutes ahead of'],
  ] as const) {
    portals.setClock(aheadMinutes * 60_000);
    await ask();
    expect((await sourceOf(source._id)).asking?.error).toContain(words);
  }
});

test('an address that MagicBricks does not allow, a password that was changed and a token that ended are each named', async () => {
  const said: string[] = [];
  for (const [kind, mood] of [
    ['magicbricks_polled', 'denied'],
    ['acres99', 'refused'],
    ['meta_polled', 'refused'],
  ] as const) {
    portals.behave(kind, () => mood);
    const source = await addAskedSource(kind);
    await ask();
    said.push((await sourceOf(source._id)).asking?.error ?? '');
  }
  expect(said).toEqual([
    sourceTexts.addressDenied('MagicBricks'),
    sourceTexts.acres99('Invalid username or password'),
    sourceTexts.tokenEnded,
  ]);
});

test('MagicBricks is asked without https by agreement alone, of which it is kept who gave it and when', async () => {
  portals.people.magicbricks_polled = listPeople(1, 60);
  portals.serveSealed(false);
  const source = await addAskedSource('magicbricks_polled');
  await ask();
  expect(portals.asked).toEqual([]);
  const { asking, version } = await sourceOf(source._id);
  expect(asking).toMatchObject({ error: sourceTexts.notSealed, unsealed: null });
  await updateSource(admin, source._id, { isUnsealed: true, version });
  await makeDue();
  expect(await pollDueSources()).toBe(1);
  expect(portals.asked.every(({ url }) => url.startsWith('/http/rating.magicbricks.com/'))).toBe(true);
  const agreed = await sourceOf(source._id);
  expect(agreed.asking?.unsealed).toEqual({ by: 'Owner', at: expect.any(String) });
  portals.serveSealed(true);
  portals.asked.length = 0;
  await ask();
  expect(portals.asked.every(({ url }) => url.startsWith('/https/'))).toBe(true);
  await updateSource(admin, source._id, { isUnsealed: false, version: agreed.version });
  expect((await sourceOf(source._id)).asking?.unsealed).toBeNull();
});

describe('no service is polled', () => {
  test('of a source that is off or not set up; switched on it is asked for what it missed', async () => {
    const { data: bare } = await createSource(admin, { kind: 'acres99', name: 'Bare' });
    const { account } = accounts.acres99;
    await updateSource(admin, bare._id, { account, version: bare.version });
    expect((await sourceOf(bare._id)).asking).toMatchObject({ missing: ['Password', 'Token'], nextAt: null });
    const source = await addAskedSource('housing');
    const off = await updateSource(admin, source._id, { isOn: false, version: source.version });
    await ask();
    expect(portals.asked).toEqual([]);
    portals.people.housing = listPeople(1, 60);
    await updateSource(admin, source._id, { isOn: true, version: off.data.version });
    await makeDue();
    expect(await pollDueSources()).toBe(1);
  });

  test('twice by two processes at once, or again by hand a moment later', async () => {
    const source = await addAskedSource('housing');
    await Promise.all([pollDueSources(), pollDueSources(), pollDueSources()]);
    expect(portals.asked).toHaveLength(1);
    await expect(pollSourceNow(admin, source._id)).rejects.toMatchObject({ code: 'too_many' });
    await makeDue();
    portals.people.housing = listPeople(1, 60);
    expect((await pollSourceNow(admin, source._id)).data).toEqual({ stored: 1, error: '' });
    expect(await db.enquiry.count()).toBe(1);
  });

  test.each([
    'https://example.com/a',
    'http://pahal.housing.com/a',
    'http://rating.magicbricks.com/a',
    'https://pahal.housing.com:8443/a',
  ])('at %s', async (url) => {
    const bounds = { signal: AbortSignal.timeout(5000), maxBytes: 1000 };
    await expect(requestHost({ url }, bounds)).rejects.toThrow('this host may not be asked');
  });

  test('in a private network', async () => {
    env.WEBHOOKS_PRIVATE = 'refuse';
    const source = await addAskedSource('housing');
    await ask();
    expect(portals.asked).toEqual([]);
    expect((await sourceOf(source._id)).asking?.error).toContain('private network');
  });
});

test('who was erased does not come again with the next window, also under a new key', async () => {
  portals.people.acres99 = listPeople(1, 60);
  await addAskedSource('acres99');
  await ask();
  await workAll();
  const { id } = await db.enquiry.findFirstOrThrow();
  await eraseContact(admin, id);
  const { SECRETS_KEY: key } = env;
  Object.assign(env, { SECRETS_KEY: 'another key of at least 32 characters', SECRETS_KEY_OLD: [key] });
  try {
    await ask();
    expect([await db.sourceBody.count(), await db.enquiry.count()]).toEqual([0, 0]);
  } finally {
    Object.assign(env, { SECRETS_KEY: key, SECRETS_KEY_OLD: undefined });
  }
});

test('what was told is known until no window reaches it', async () => {
  portals.people.acres99 = listPeople(1, 60);
  await addAskedSource('acres99');
  await ask();
  await purgeOldPayloads(new Date(Date.now() + 20 * dayMs));
  expect(await db.sourceSeen.count()).toBe(1);
  await db.source.updateMany({ data: { polledUntil: new Date(Date.now() + 60 * dayMs) } });
  await purgeOldPayloads(new Date(Date.now() + 60 * dayMs));
  expect(await db.sourceSeen.count()).toBe(0);
});

test('another account is asked for the last seven days as well, and a clock that was ahead loses nothing', async () => {
  const source = await addAskedSource('meta_polled');
  await ask();
  const { version } = await rowOf(source._id);
  portals.people.meta_polled = listPeople(2, 2 * 86_400);
  const typed = { account: (accounts.meta_polled.account ?? '').split(', ').toReversed().join(' ') };
  await updateSource(admin, source._id, { ...typed, version });
  await makeDue();
  expect(await pollDueSources()).toBe(2);
  await db.source.updateMany({ data: { polledUntil: new Date(Date.now() + dayMs) } });
  portals.people.meta_polled.push(...listPeople(1, 60, 7));
  await makeDue();
  expect(await pollDueSources()).toBe(1);
});

test('ids of forms are asked for as digits', async () => {
  const { data } = await createSource(admin, { kind: 'meta_polled', name: 'Forms' });
  const typed = { account: 'our form', version: data.version };
  await expect(updateSource(admin, data._id, typed)).rejects.toMatchObject({
    code: 'invalid',
    fields: { account: sourceTexts.noForms },
  });
});

test('a source that is asked has no address: what is sent there is for nobody, and is not counted', async () => {
  const source = await addAskedSource('housing');
  expect(source.path).toBe('');
  const { secret } = await rowOf(source._id);
  await expect(requirePushedSource(source._id, secret)).rejects.toMatchObject({ code: 'not_found' });
  expect(await rowOf(source._id)).toMatchObject({ refused: 0 });
});
