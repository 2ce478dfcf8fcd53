import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSales } from '../../support/accounts/admin';
import { makeEnquiry, makeSender, suspect } from '../../support/enquiries/enquiries';
import { startPushStandIn } from '../../support/stand-ins/push-stand-in';

const service = await startPushStandIn();
Object.assign(process.env, { PUSH_BASE_URL: service.url, WEBHOOKS_PRIVATE: 'allow' });

// After the settings, which are read when they are first imported.
const { createEnquiry } = await import('@/lib/domain/intake/channels/form/mutations');
const { importEnquiries } = await import('@/lib/domain/intake/channels/table/mutations');
const { eraseContact } = await import('@/lib/domain/personal-data/mutations');
const { addAnswer } = await import('@/lib/domain/enquiries/answer-mutations');
const { updateEnquiries } = await import('@/lib/domain/enquiries/bulk-mutations');
const { updateEnquiry } = await import('@/lib/domain/enquiries/change-mutations');
const { addLeave, saveWorkingHours } = await import('@/lib/domain/assignment/mutations');
const { handOverByRotation } = await import('@/lib/domain/enquiries/hand-over-mutations');
const { escalateDue } = await import('@/lib/domain/sla/escalate');
const { saveSetting } = await import('@/lib/domain/settings/mutations');
const { settingDefaults } = await import('@/lib/domain/settings/schema');
const { runOutbox } = await import('@/lib/server/delivery/outbox/run');
const { pushLimits } = await import('@/lib/content/push-notifications');
const { db } = await import('@/lib/server/db');
const { addColleague, clearRotations, openAlways, setRotation, rotationAdmin } = await import(
  '../../support/enquiries/rotations'
);
const { addSource, pushAndWork } = await import('../../support/enquiries/sources');
const { countWaiting, receive, startPushNotifications, titlesOf } = await import(
  '../../support/enquiries/push-notifications'
);
const { runWaiting } = await import('../../support/enquiries/outbox');
const { addPushDevice, signInOn } = await import('../../support/enquiries/push-devices');
const { weekdayOf } = await import('@/lib/shared/enquiries/open-days');
const { laterDay } = await import('@/lib/shared/time/office-clock');
const { toDay } = await import('@/lib/shared/time/local-day');

const colleague = makeSales({ userId: '-', name: 'Divya Nayak' });
let [owner, other] = ['', ''];

beforeEach(async () => {
  owner = await startPushNotifications(service);
  other = await addColleague('Kavitha Pai');
});

afterAll(async () => {
  await clearRotations();
  await service.stop();
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const rungEndpoints = () => service.taken.map(({ endpoint }) => endpoint);

test('a new enquiry notifies the devices of its owner only, and the message contains no name, number or text of the contact', async () => {
  const mine = [
    await addPushDevice(service, owner),
    await addPushDevice(service, owner, 'web.push.apple.com'),
  ];
  await addPushDevice(service, other);
  const project = await db.project.create({ data: { name: 'Kadal Crest', status: 'featured' } });
  const person = {
    name: 'Ananya Rao',
    email: 'ananya.rao@example.com',
    phone: '9000000012',
    message: 'We are a family of four, looking for a three-bedroom home.',
  };
  const id = await receive({ ...person, projectId: project.id });
  await db.enquiry.update({ where: { id }, data: { source: 'Ananya 98450 12345' } });
  await runOutbox();
  expect(rungEndpoints().toSorted()).toEqual(
    mine.map(({ subscription }) => subscription.endpoint).toSorted(),
  );
  for (const { message, text, ttl, urgency, topic, claims } of service.taken) {
    expect(message).toEqual({
      title: 'An enquiry is yours',
      body: expect.stringMatching(
        /^Kadal Crest, from the website\. Answer by (\w{3} |Tomorrow )?\d\d:\d\d\.$/,
      ),
      tag: `enquiry-${id}`,
      path: `/admin/enquiries/${id}`,
      icon: expect.stringMatching(/^\/brand/),
    });
    for (const word of ['Ananya', 'Rao', '90000', '00012', '98450', '@', 'family', 'bedroom'])
      expect(text).not.toContain(word);
    expect(ttl).toBeGreaterThan(pushLimits.lifeSeconds - 60);
    expect(ttl).toBeLessThanOrEqual(pushLimits.lifeSeconds);
    expect([urgency, topic.length]).toEqual(['high', 32]);
    expect(claims.sub).toBe('mailto:office@localhost');
  }
  // A later one takes its place, at the push service and on the screen.
  expect(new Set(service.taken.map(({ topic }) => topic)).size).toBe(1);
  expect(await db.outboxItem.findFirst({ where: { kind: 'push' } })).toMatchObject({
    state: 'sent',
    payload: {},
  });
});

test('the message names the source as the office calls it', async () => {
  await addPushDevice(service, owner);
  await pushAndWork(await addSource(), { id: '1', name: 'Kiran Pai', phone: '98000 55551' });
  await runOutbox();
  expect(service.taken.map(({ message }) => message.body)).toEqual([
    expect.stringMatching(/^No project, from Landing page\. Answer by/),
  ]);
});

test('possible spam, imported and test enquiries notify nobody, and without a rotation nothing does', async () => {
  await addPushDevice(service, owner);
  await createEnquiry(makeEnquiry(suspect), makeSender(true));
  const rows = [{ name: 'Nisha', phone: '98450 77003' }];
  await importEnquiries(rotationAdmin, { rows, isTrial: false, isNoticeGiven: true });
  const google = await addSource('google', { key: 'a key of Google' });
  await pushAndWork(google, {
    ...{ lead_id: 't', google_key: 'a key of Google', is_test: true },
    user_column_data: [{ column_id: 'FULL_NAME', string_value: 'Test' }],
  });
  expect(await db.enquiry.count()).toBe(2);
  await clearRotations();
  await openAlways();
  await receive();
  expect(await db.outboxItem.count({ where: { kind: 'push' } })).toBe(0);
  // Let through, it is a new one.
  await setRotation([owner]);
  const held = await db.enquiry.findFirstOrThrow({ where: { review: 'waiting' } });
  await updateEnquiry(colleague, held.id, { state: 'new' });
  await runOutbox();
  expect(titlesOf(service)).toEqual(['An enquiry is yours']);
});

test('push messages are sent in a person’s working hours and never on leave; the mail is always sent', async () => {
  const today = toDay(new Date());
  await addPushDevice(service, owner);
  await setRotation([]);
  await saveSetting(rotationAdmin, 'clock', { value: { ...settingDefaults.clock, head: owner } });
  const countMails = () => db.outboxItem.count({ where: { idempotencyKey: { startsWith: 'sla-given' } } });
  await setRotation([other]);
  const id = await receive();
  await saveWorkingHours(rotationAdmin, owner, {
    days: [weekdayOf(laterDay(today, 1))],
    opens: '10:00',
    closes: '19:00',
  });
  const begun = await countMails();
  await updateEnquiry(colleague, id, { assignee: owner });
  expect([await countWaiting(), await countMails()]).toEqual([0, begun + 1]);
  await saveWorkingHours(rotationAdmin, owner, null);
  await addLeave(rotationAdmin, { user: owner, from: today, until: laterDay(today, 1) });
  await escalateDue(inMinutes(20));
  expect(await countWaiting()).toBe(0);
  await db.leave.deleteMany();
  await escalateDue(inMinutes(70));
  await runOutbox();
  expect(titlesOf(service)).toEqual(['Nobody has answered']);
});

test('each SLA step pushes to the person that it notifies: the owner again, the head of sales, the next person', async () => {
  const head = await addColleague('Meera Shenoy');
  const told = [
    await addPushDevice(service, owner),
    await addPushDevice(service, head),
    await addPushDevice(service, other),
  ].map(({ subscription }) => subscription.endpoint);
  const clock = { ...settingDefaults.clock, head, nextOn: true, next: other };
  await saveSetting(rotationAdmin, 'clock', { value: clock });
  await receive();
  for (const minutes of [0, 16, 61, 241, 500]) {
    await escalateDue(inMinutes(minutes));
    await runOutbox();
  }
  const [mine, heads, nexts] = told;
  expect(service.taken.map(({ endpoint, message }) => [endpoint, message.title])).toEqual([
    [mine, 'An enquiry is yours'],
    [mine, 'Still to be answered'],
    [heads, 'Nobody has answered'],
    [nexts, 'Still nobody has answered'],
  ]);
});

describe('an enquiry that is assigned by hand', () => {
  test('notifies its new owner by push and mail, unless they took it themselves', async () => {
    const { subscription, staff } = await addPushDevice(service, other);
    const [first, second] = [await receive(), await receive()];
    await updateEnquiry(staff, first, { assignee: other });
    expect(await countWaiting()).toBe(0);
    await updateEnquiries(colleague, [{ _id: second, version: 1, assignee: other }]);
    await runOutbox();
    expect(rungEndpoints()).toEqual([subscription.endpoint]);
    const mails = await db.outboxItem.findMany({
      where: { idempotencyKey: { startsWith: `sla-given-${second}` } },
      select: { payload: true },
    });
    const { email } = await db.user.findUniqueOrThrow({ where: { id: other } });
    expect(JSON.stringify(mails)).toContain(email);
  });

  test('still notifies its owner when it is assigned to them again', async () => {
    await addPushDevice(service, owner);
    const id = await receive();
    await updateEnquiry(colleague, id, { assignee: owner });
    expect(await countWaiting()).toBe(1);
  });

  test('notifies nobody once it is answered', async () => {
    await addPushDevice(service, other);
    const id = await receive();
    await addAnswer(colleague, id, { way: 'call', outcome: 'spoke' });
    await updateEnquiry(colleague, id, { assignee: other });
    expect(await countWaiting()).toBe(0);
  });

  test('no longer notifies its former owner, until they own it again', async () => {
    const [mine, theirs] = [await addPushDevice(service, owner), await addPushDevice(service, other)];
    service.be('failing', mine.subscription);
    const id = await receive();
    await runOutbox();
    await updateEnquiry(colleague, id, { assignee: other });
    service.be('up', mine.subscription);
    await runWaiting();
    expect(rungEndpoints()).toEqual([theirs.subscription.endpoint]);
    await updateEnquiry(colleague, id, { assignee: owner });
    await runWaiting();
    expect(rungEndpoints()).toEqual([theirs.subscription.endpoint, mine.subscription.endpoint]);
    // The mail came each time as well.
    const mails = { idempotencyKey: { startsWith: `sla-given-${id}-` } };
    expect(await db.outboxItem.count({ where: mails })).toBe(3);
  });
});

test('a hand-over notifies the new owners', async () => {
  const { subscription } = await addPushDevice(service, other);
  await receive();
  await setRotation([owner, other]);
  await handOverByRotation(rotationAdmin, owner);
  await runOutbox();
  expect(rungEndpoints()).toEqual([subscription.endpoint]);
});

test.each([
  ['answered', (id: string) => addAnswer(colleague, id, { way: 'whatsapp' })],
  ['moved on', (id: string) => updateEnquiry(colleague, id, { state: 'contacted' })],
  ['found to be spam', (id: string) => updateEnquiry(colleague, id, { state: 'spam' })],
  ['erased', (id: string) => eraseContact(rotationAdmin, id)],
])('an enquiry that was %s meanwhile rings no more', async (_how, act) => {
  const { subscription } = await addPushDevice(service, owner);
  service.be('down', subscription);
  const id = await receive();
  await runOutbox();
  expect(await countWaiting()).toBe(1);
  await act(id);
  service.be('up', subscription);
  await runWaiting();
  expect([await countWaiting(), service.taken.length]).toEqual([0, 0]);
});

describe('a push service', () => {
  test.each(['gone', 'unknown'] as const)(
    'that says a telephone is %s has it removed, and is asked no more',
    async (mood) => {
      const { subscription } = await addPushDevice(service, owner);
      const left = await addPushDevice(service, owner);
      service.be(mood, subscription);
      await receive();
      await runOutbox();
      await receive();
      await runWaiting();
      expect(service.requests.filter((endpoint) => endpoint === subscription.endpoint)).toHaveLength(1);
      expect(rungEndpoints()).toEqual([left.subscription.endpoint, left.subscription.endpoint]);
      expect((await db.pushSubscription.findMany()).map(({ id }) => id)).toEqual([left.id]);
    },
  );

  test.each(['limited', 'failing', 'down'] as const)(
    'that is %s is asked again, holds up no other telephone, and the failure is kept with the telephone',
    async (mood) => {
      const { subscription, id } = await addPushDevice(service, owner);
      const left = await addPushDevice(service, owner);
      service.be(mood, subscription);
      await receive();
      const began = Date.now();
      await runOutbox();
      expect(rungEndpoints()).toEqual([left.subscription.endpoint]);
      expect((await db.pushSubscription.findUniqueOrThrow({ where: { id } })).lastError).not.toBe('');
      const item = await db.outboxItem.findFirstOrThrow({ where: { kind: 'push', state: 'pending' } });
      // What it asks for, or the first wait.
      const leastMs = mood === 'limited' ? 120_000 : 2_500;
      expect(item.nextAttemptAt.getTime() - began).toBeGreaterThanOrEqual(leastMs);
      service.be('up', subscription);
      await runWaiting();
      expect(rungEndpoints()).toEqual([left.subscription.endpoint, subscription.endpoint]);
      expect(await db.pushSubscription.findUniqueOrThrow({ where: { id } })).toMatchObject({
        lastError: '',
        rangAt: expect.any(Date),
      });
    },
  );

  test('that was down for a quarter of an hour gets no outdated message', async () => {
    const { subscription } = await addPushDevice(service, owner);
    service.be('down', subscription);
    await receive();
    await runOutbox();
    service.be('up', subscription);
    await db.outboxItem.updateMany({
      where: { kind: 'push' },
      data: { createdAt: inMinutes(-pushLimits.lifeSeconds / 60) },
    });
    await runWaiting();
    expect([await countWaiting(), service.taken.length]).toEqual([0, 0]);
    // It is given up in silence: nobody has to look at it.
    expect(await db.outboxItem.count({ where: { kind: 'push', state: 'dead' } })).toBe(0);
  });
});

describe('messages that are due for a device at once', () => {
  test('become one that counts the enquiries and opens their list', async () => {
    const mine = await addPushDevice(service, owner);
    const theirs = await addPushDevice(service, other);
    const ids = [await receive(), await receive(), await receive()];
    await updateEnquiries(
      colleague,
      ids.slice(1).map((id) => ({ _id: id, version: 1, assignee: other })),
    );
    await runOutbox();
    const [first] = ids;
    expect(
      service.taken
        .map(({ endpoint, message: { title, path, tag } }) => [endpoint, title, path, tag])
        .toSorted(),
    ).toEqual(
      [
        [mine.subscription.endpoint, 'An enquiry is yours', `/admin/enquiries/${first}`, `enquiry-${first}`],
        [theirs.subscription.endpoint, '2 enquiries wait for you', '/admin/enquiries', 'enquiries'],
      ].toSorted(),
    );
    expect(await countWaiting()).toBe(0);
  });

  test('become the newest one if they are about one enquiry', async () => {
    const { subscription } = await addPushDevice(service, owner);
    service.be('down', subscription);
    const id = await receive();
    await escalateDue(inMinutes(20));
    expect(await countWaiting()).toBe(2);
    service.be('up', subscription);
    await runWaiting();
    expect(service.taken.map(({ message }) => [message.title, message.tag])).toEqual([
      ['Still to be answered', `enquiry-${id}`],
    ]);
  });

  test('are retried together', async () => {
    const { subscription } = await addPushDevice(service, owner);
    service.be('failing', subscription);
    await receive();
    await receive();
    await runOutbox();
    const waiting = await db.outboxItem.findMany({ where: { kind: 'push' } });
    expect(waiting.map(({ state, lastError }) => [state, lastError])).toEqual(
      Array(2).fill(['pending', 'answered 503']),
    );
    expect(new Set(waiting.map(({ nextAttemptAt }) => nextAttemptAt.getTime())).size).toBe(1);
    service.be('up', subscription);
    await runWaiting();
    expect(titlesOf(service)).toEqual(['2 enquiries wait for you']);
  });
});

test('a person signed in on two devices gets alerts only on the one that has them on', async () => {
  const { subscription } = await addPushDevice(service, owner);
  await signInOn(owner);
  await receive();
  await runOutbox();
  expect(rungEndpoints()).toEqual([subscription.endpoint]);
});
