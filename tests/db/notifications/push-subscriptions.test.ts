import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAdmin } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import { startPushStandIn } from '../../support/stand-ins/push-stand-in';

const service = await startPushStandIn();
Object.assign(process.env, { PUSH_BASE_URL: service.url, WEBHOOKS_PRIVATE: 'allow' });

// After the settings, which are read when they are first imported.
const { unnamedText } = await import('@/lib/content/purposes');
const { pushKeysRow, pushLimits } = await import('@/lib/content/push-notifications');
const { createEnquiry } = await import('@/lib/domain/intake/channels/form/mutations');
const { checkLaunch } = await import('@/lib/domain/launch/queries');
const { saveSetting } = await import('@/lib/domain/settings/mutations');
const { acceptPurpose } = await import('@/lib/domain/settings/purpose-mutations');
const { settingDefaults } = await import('@/lib/domain/settings/schema');
const { resealSecrets } = await import('@/lib/domain/stored-secrets');
const { unsubscribeFromPush, subscribeToPush, sendTestPush } = await import(
  '@/lib/domain/notifications/push/mutations'
);
const { listOwnSubscriptions } = await import('@/lib/domain/notifications/push/queries');
const { removeUser, updateUser } = await import('@/lib/domain/users/mutations');
const { pruneAccess } = await import('@/lib/domain/users/retention');
const { endOtherSessions, endSession: endAnySession } = await import('@/lib/domain/users/sessions');
const { setPassword } = await import('@/lib/domain/users/set-password');
const { endSession } = await import('@/lib/server/auth/session');
const { runOutbox } = await import('@/lib/server/delivery/outbox/run');
const { ensurePushKey } = await import('@/lib/server/delivery/push/keys');
const { db } = await import('@/lib/server/db');
const { env } = await import('@/lib/server/env');
const { addColleague, clearRotations, openAlways, setRotation, rotationAdmin } = await import(
  '../../support/enquiries/rotations'
);
const { addPushDevice, signInOn } = await import('../../support/enquiries/push-devices');

const { SECRETS_KEY: key } = env;
const hour = 3_600_000;
let person = '';

beforeEach(async () => {
  Object.assign(env, { SECRETS_KEY: key, SECRETS_KEY_OLD: undefined, WEBHOOKS_PRIVATE: 'allow' });
  await db.enquiry.deleteMany();
  await db.session.deleteMany();
  await db.outboxItem.deleteMany();
  await db.auditEntry.deleteMany();
  await db.setting.deleteMany();
  await db.acceptedPurpose.deleteMany();
  await clearRotations();
  await openAlways();
  person = await addColleague('Arjun Bekal');
  await setRotation([person]);
  service.taken.length = 0;
  service.requests.length = 0;
});

afterAll(async () => {
  await clearRotations();
  await service.stop();
});

const receive = () => createEnquiry(makeEnquiry(), makeSender());
const endpoints = async () => (await db.pushSubscription.findMany()).map(({ endpoint }) => endpoint);

describe('a push subscription', () => {
  test('is listed only for its owner, ends when they end it, and the history has both', async () => {
    const { staff, id } = await addPushDevice(service, person);
    const other = await signInOn(person, 'Firefox/140 Linux');
    const stranger = await signInOn(await addColleague('Kavitha Pai'));
    expect((await listOwnSubscriptions(staff)).telephones).toMatchObject([{ _id: id, isCurrent: true }]);
    expect((await listOwnSubscriptions(other)).telephones).toMatchObject([{ _id: id, isCurrent: false }]);
    expect((await listOwnSubscriptions(stranger)).telephones).toEqual([]);
    for (const act of [unsubscribeFromPush, sendTestPush])
      await expect(act(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await unsubscribeFromPush(other, id);
    await expect(unsubscribeFromPush(other, id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await listOwnSubscriptions(staff)).telephones).toEqual([]);
    const lines = await db.auditEntry.findMany({ where: { entity: 'telephone' }, orderBy: { id: 'asc' } });
    expect(lines.map(({ action, label }) => [action, label])).toEqual([
      ['create', 'Chrome on Android'],
      ['delete', 'Chrome on Android'],
    ]);
  });

  test('that is renewed is not added twice', async () => {
    const { staff, id } = await addPushDevice(service, person);
    const next = service.subscribe();
    await subscribeToPush(staff, next);
    await subscribeToPush(staff, next);
    expect(await db.pushSubscription.findMany()).toMatchObject([{ id, endpoint: next.endpoint }]);
    expect(await db.auditEntry.count({ where: { entity: 'telephone' } })).toBe(1);
  });

  test('belongs to the person who signed in on the device last', async () => {
    const { subscription } = await addPushDevice(service, person);
    const other = await addColleague('Kavitha Pai');
    await subscribeToPush(await signInOn(other), subscription);
    await receive();
    await runOutbox();
    expect(service.taken).toEqual([]);
    await setRotation([other]);
    await receive();
    await runOutbox();
    expect(service.taken).toHaveLength(1);
  });

  test('that ten requests create at once exists once', async () => {
    await ensurePushKey();
    const subscription = service.subscribe();
    const all = await Promise.all(Array.from({ length: 10 }, () => signInOn(person)));
    await Promise.all(all.map((staff) => subscribeToPush(staff, subscription)));
    expect(await endpoints()).toEqual([subscription.endpoint]);
  });

  test('can be tested, and a failure is explained', async () => {
    const { staff, id, subscription } = await addPushDevice(service, person);
    await sendTestPush(staff, id);
    expect(service.taken).toMatchObject([{ message: { title: 'Alerts are on', path: '/admin/enquiries' } }]);
    service.be('limited', subscription);
    await expect(sendTestPush(staff, id)).rejects.toMatchObject({
      code: 'invalid',
      message: 'The alert was not sent: the push service answered 429.',
    });
    service.be('gone', subscription);
    await expect(sendTestPush(staff, id)).rejects.toMatchObject({
      code: 'not_found',
      message: 'The push service no longer knows this phone. Turn on alerts again.',
    });
    expect(await endpoints()).toEqual([]);
  });
});

describe('a push subscription ends with its session', () => {
  const admin = makeAdmin({ name: 'Meera' });
  const user = () => db.user.findUniqueOrThrow({ where: { id: person } });
  type Way = (sessionId: string) => Promise<unknown>;
  const ended: [string, Way][] = [
    ['that its person ends', (id) => endSession(id)],
    ['that an admin ends', (id) => endAnySession(admin, id)],
    [
      'that ends with the others',
      async (id) => {
        const staff = await signInOn(person);
        expect(staff.sessionId).not.toBe(id);
        await endOtherSessions(staff);
      },
    ],
    [
      'when the password is changed',
      async () => {
        const actor = { userId: person, name: 'Arjun', address: '' };
        const change = { passwordHash: 'x', expiresAt: null, actor, action: 'change password' as const };
        const one = await user();
        await db.$transaction((tx) => setPassword(tx, { user: one, ...change }));
      },
    ],
    ['of a person who leaves sales', async () => updateUser(rotationAdmin, person, { role: 'editor' })],
    ['of a person who is removed', () => removeUser(rotationAdmin, person)],
    ['that is cleared away', (id) => db.session.delete({ where: { id } })],
  ];

  test.each(ended)('%s, in the database itself', async (_how, end) => {
    const { staff, subscription } = await addPushDevice(service, person);
    service.be('failing', subscription);
    await receive();
    await runOutbox();
    expect(await db.outboxItem.count({ where: { kind: 'push' } })).toBe(1);
    await end(staff.sessionId);
    expect(await endpoints()).toEqual([]);
    // What was on its way goes with it.
    expect(await db.outboxItem.count({ where: { kind: 'push' } })).toBe(0);
    service.be('up', subscription);
    await runOutbox();
    expect(service.taken).toEqual([]);
  });

  const over: [string, Way][] = [
    [
      'has expired',
      (id) => db.session.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } }),
    ],
    [
      'was not used for too long',
      (id) =>
        db.session.update({
          where: { id },
          data: { lastSeenAt: new Date(Date.now() - env.SESSION_IDLE_HOURS * hour - 1) },
        }),
    ],
  ];

  test.each(over)('that %s: it gets no more messages, and is removed', async (_how, end) => {
    const { staff, subscription } = await addPushDevice(service, person);
    service.be('failing', subscription);
    await receive();
    await runOutbox();
    await end(staff.sessionId);
    service.be('up', subscription);
    await receive();
    await db.outboxItem.updateMany({ data: { nextAttemptAt: new Date(0) } });
    await runOutbox();
    expect([service.taken, await endpoints()]).toEqual([[], []]);
  });

  test.each(over)('that %s: housekeeping removes it even when nothing is sent', async (_how, end) => {
    const { staff } = await addPushDevice(service, person);
    const left = await addPushDevice(service, await addColleague('Kavitha Pai'));
    await end(staff.sessionId);
    await pruneAccess();
    expect(await endpoints()).toEqual([left.subscription.endpoint]);
  });

  test('an ended session cannot subscribe', async () => {
    const staff = await signInOn(person);
    await endSession(staff.sessionId);
    await expect(subscribeToPush(staff, service.subscribe())).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await endpoints()).toEqual([]);
  });
});

describe('what a browser names', () => {
  const good = service.subscribe();
  const at = (endpoint: string) => ({ ...good, endpoint });
  const withKeys = (keys: object) => ({ ...good, keys: { ...good.keys, ...keys } });
  const text = (bytes: Buffer) => bytes.toString('base64url');

  test.each([
    ['another host', at('https://push.example.com/1')],
    ['a host that only ends like one', at('https://evilfcm.googleapis.com/1')],
    ['a host below one', at('https://fcm.googleapis.com.example.com/1')],
    ['an address of its own network', at('https://127.0.0.1/1')],
    ['the metadata of a cloud', at('http://169.254.169.254/latest')],
    ['a plain address', at('http://fcm.googleapis.com/1')],
    ['another port', at('https://fcm.googleapis.com:8443/1')],
    ['a name and a password', at('https://me:secret@fcm.googleapis.com/1')],
    ['no address', at('fcm')],
    ['an endless address', at(`https://fcm.googleapis.com/${'x'.repeat(pushLimits.endpointBytes)}`)],
    ['a key that is too short', withKeys({ p256dh: text(randomBytes(64)) })],
    [
      'a key that is no point of the curve',
      withKeys({ p256dh: text(Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)])) }),
    ],
    ['a secret that is too short', withKeys({ auth: text(randomBytes(15)) })],
    ['no keys', { endpoint: good.endpoint }],
    ['nothing', null],
  ])('is refused for %s', async (_what, input) => {
    await expect(subscribeToPush(await signInOn(person), input)).rejects.toMatchObject({ code: 'invalid' });
    expect(await endpoints()).toEqual([]);
  });

  test.each([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'wns2-par02p.notify.windows.com',
    'web.push.apple.com',
  ])('is taken of %s', async (host) => {
    const { subscription } = await addPushDevice(service, person, host);
    expect(await endpoints()).toEqual([subscription.endpoint]);
  });

  test('is called by the guard of webhooks: in a private network nobody is asked, whatever the name', async () => {
    await addPushDevice(service, person);
    env.WEBHOOKS_PRIVATE = 'refuse';
    await receive();
    await runOutbox();
    expect(service.requests).toEqual([]);
    expect(await db.pushSubscription.findMany()).toMatchObject([
      { lastError: 'the host is in a private network' },
    ]);
  });
});

describe('the keys of the site', () => {
  const stored = async () =>
    (await db.setting.findUniqueOrThrow({ where: { part: pushKeysRow } })).value as {
      publicKey: string;
      sealed: string;
    };

  test('are made once, however many ask at first, and stand sealed in the database', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => ensurePushKey()));
    expect(new Set(made).size).toBe(1);
    const { publicKey, sealed } = await stored();
    expect(publicKey).toBe(made[0]);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(pushLimits.keyBytes);
    expect(sealed).toMatch(/^v1:/);
    const { staff, id } = await addPushDevice(service, person);
    await sendTestPush(staff, id);
    expect(service.taken[0]?.publicKey).toBe(publicKey);
  });

  test('are sealed anew under a new secret, and go on', async () => {
    const { staff, id } = await addPushDevice(service, person);
    const before = await stored();
    Object.assign(env, { SECRETS_KEY: 'another key of at least 32 characters', SECRETS_KEY_OLD: [key] });
    expect(await resealSecrets()).toBe(1);
    expect(await resealSecrets()).toBe(0);
    env.SECRETS_KEY_OLD = undefined;
    expect(await stored()).toMatchObject({ publicKey: before.publicKey });
    expect((await stored()).sealed).not.toBe(before.sealed);
    await sendTestPush(staff, id);
    expect(service.taken).toHaveLength(1);
  });

  test('that no secret opens any more are made anew, and what subscribed with them is let go', async () => {
    await addPushDevice(service, person);
    const before = await stored();
    env.SECRETS_KEY = 'another key of at least 32 characters';
    expect((await listOwnSubscriptions(await signInOn(person))).publicKey).toBeNull();
    expect(await ensurePushKey()).not.toBe(before.publicKey);
    expect(await endpoints()).toEqual([]);
  });
});

test('nothing is pushed before the privacy policy names alerts, and the launch list says so', async () => {
  const admin = makeAdmin({ name: 'Meera' });
  const findLine = async () => (await checkLaunch(admin)).find(({ id }) => id === 'purposes');
  const { staff } = await addPushDevice(service, person);
  await saveSetting(admin, 'privacy', { value: { ...settingDefaults.privacy, lead: 'Our own words.' } });
  const refused = subscribeToPush(staff, service.subscribe());
  await expect(refused).rejects.toMatchObject({ code: 'invalid', message: unnamedText('alarm') });
  expect(await findLine()).toMatchObject({ isDone: false, text: /alarms on telephones/ });
  await acceptPurpose(admin, { purpose: 'alarm', isNamed: true });
  await subscribeToPush(staff, service.subscribe());
  expect(await findLine()).toMatchObject({ isDone: true });
});
