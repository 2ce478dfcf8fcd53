import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSales } from '../support/admin';
import { makeEnquiry, makeSender, suspect } from '../support/enquiries';
import { startPushStandIn } from '../support/push-stand-in';

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
const { addColleague, clearTurns, openAlways, setTurn, turnAdmin } = await import('../support/turns');
const { addSource, pushAndWork } = await import('../support/sources');
const { countWaiting, receive, startAlarms, titlesOf } = await import('../support/alarms');
const { runWaiting } = await import('../support/outbox');
const { addTelephone, signInOn } = await import('../support/telephones');
const { weekdayOf } = await import('@/lib/shared/enquiries/open-days');
const { laterDay } = await import('@/lib/shared/time/office-clock');
const { toDay } = await import('@/lib/shared/time/local-day');

const colleague = makeSales({ userId: '-', name: 'Divya Nayak' });
let [owner, other] = ['', ''];

beforeEach(async () => {
  owner = await startAlarms(service);
  other = await addColleague('Kavitha Pai');
});

afterAll(async () => {
  await clearTurns();
  await service.stop();
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const rungEndpoints = () => service.taken.map(({ endpoint }) => endpoint);

test('a new enquiry rings the telephones of its owner alone, and names neither its person, nor a number, nor what they wrote', async () => {
  const mine = [await addTelephone(service, owner), await addTelephone(service, owner, 'web.push.apple.com')];
  await addTelephone(service, other);
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

test('what a source sent is named by what the office calls the source', async () => {
  await addTelephone(service, owner);
  await pushAndWork(await addSource(), { id: '1', name: 'Kiran Pai', phone: '98000 55551' });
  await runOutbox();
  expect(service.taken.map(({ message }) => message.body)).toEqual([
    expect.stringMatching(/^No project, from Landing page\. Answer by/),
  ]);
});

test('what is suspected, imported or a test rings nobody, nor does anything where no turn is set', async () => {
  await addTelephone(service, owner);
  await createEnquiry(makeEnquiry(suspect), makeSender(true));
  const rows = [{ name: 'Nisha', phone: '98450 77003' }];
  await importEnquiries(turnAdmin, { rows, isTrial: false, isNoticeGiven: true });
  const google = await addSource('google', { key: 'a key of Google' });
  await pushAndWork(google, {
    ...{ lead_id: 't', google_key: 'a key of Google', is_test: true },
    user_column_data: [{ column_id: 'FULL_NAME', string_value: 'Test' }],
  });
  expect(await db.enquiry.count()).toBe(2);
  await clearTurns();
  await openAlways();
  await receive();
  expect(await db.outboxItem.count({ where: { kind: 'push' } })).toBe(0);
  // Let through, it is a new one.
  await setTurn([owner]);
  const held = await db.enquiry.findFirstOrThrow({ where: { needsReview: true } });
  await updateEnquiry(colleague, held.id, { state: 'new' });
  await runOutbox();
  expect(titlesOf(service)).toEqual(['An enquiry is yours']);
});

test('a telephone rings in the hours of its person and never on leave, and the mail comes all the same', async () => {
  const today = toDay(new Date());
  await addTelephone(service, owner);
  await setTurn([]);
  await saveSetting(turnAdmin, 'clock', { value: { ...settingDefaults.clock, head: owner } });
  const countMails = () => db.outboxItem.count({ where: { idempotencyKey: { startsWith: 'clock-given' } } });
  await setTurn([other]);
  const id = await receive();
  await saveWorkingHours(turnAdmin, owner, {
    days: [weekdayOf(laterDay(today, 1))],
    opens: '10:00',
    closes: '19:00',
  });
  const begun = await countMails();
  await updateEnquiry(colleague, id, { assignee: owner });
  expect([await countWaiting(), await countMails()]).toEqual([0, begun + 1]);
  await saveWorkingHours(turnAdmin, owner, null);
  await addLeave(turnAdmin, { user: owner, from: today, until: laterDay(today, 1) });
  await escalateDue(inMinutes(20));
  expect(await countWaiting()).toBe(0);
  await db.leave.deleteMany();
  await escalateDue(inMinutes(70));
  await runOutbox();
  expect(titlesOf(service)).toEqual(['Nobody has answered']);
});

test('each step of the clock rings whom it tells: the owner again, the head of sales, who comes next', async () => {
  const head = await addColleague('Meera Shenoy');
  const told = [
    await addTelephone(service, owner),
    await addTelephone(service, head),
    await addTelephone(service, other),
  ].map(({ subscription }) => subscription.endpoint);
  const clock = { ...settingDefaults.clock, head, nextOn: true, next: other };
  await saveSetting(turnAdmin, 'clock', { value: clock });
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

describe('an enquiry that is given by hand', () => {
  test('rings and mails its new owner, unless they took it themselves', async () => {
    const { subscription, staff } = await addTelephone(service, other);
    const [first, second] = [await receive(), await receive()];
    await updateEnquiry(staff, first, { assignee: other });
    expect(await countWaiting()).toBe(0);
    await updateEnquiries(colleague, [{ _id: second, version: 1, assignee: other }]);
    await runOutbox();
    expect(rungEndpoints()).toEqual([subscription.endpoint]);
    const mails = await db.outboxItem.findMany({
      where: { idempotencyKey: { startsWith: `clock-given-${second}` } },
      select: { payload: true },
    });
    const { email } = await db.user.findUniqueOrThrow({ where: { id: other } });
    expect(JSON.stringify(mails)).toContain(email);
  });

  test('goes on to ring its owner where somebody names the same one again', async () => {
    await addTelephone(service, owner);
    const id = await receive();
    await updateEnquiry(colleague, id, { assignee: owner });
    expect(await countWaiting()).toBe(1);
  });

  test('rings nobody once it is answered', async () => {
    await addTelephone(service, other);
    const id = await receive();
    await addAnswer(colleague, id, { way: 'call', outcome: 'spoke' });
    await updateEnquiry(colleague, id, { assignee: other });
    expect(await countWaiting()).toBe(0);
  });

  test('rings its former owner no more, and again whoever has it back', async () => {
    const [mine, theirs] = [await addTelephone(service, owner), await addTelephone(service, other)];
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
    const mails = { idempotencyKey: { startsWith: `clock-given-${id}-` } };
    expect(await db.outboxItem.count({ where: mails })).toBe(3);
  });
});

test('what is given on by turn rings the others', async () => {
  const { subscription } = await addTelephone(service, other);
  await receive();
  await setTurn([owner, other]);
  await handOverByRotation(turnAdmin, owner);
  await runOutbox();
  expect(rungEndpoints()).toEqual([subscription.endpoint]);
});

test.each([
  ['answered', (id: string) => addAnswer(colleague, id, { way: 'whatsapp' })],
  ['moved on', (id: string) => updateEnquiry(colleague, id, { state: 'contacted' })],
  ['found to be spam', (id: string) => updateEnquiry(colleague, id, { state: 'spam' })],
  ['erased', (id: string) => eraseContact(turnAdmin, id)],
])('an enquiry that was %s meanwhile rings no more', async (_how, act) => {
  const { subscription } = await addTelephone(service, owner);
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
      const { subscription } = await addTelephone(service, owner);
      const left = await addTelephone(service, owner);
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
      const { subscription, id } = await addTelephone(service, owner);
      const left = await addTelephone(service, owner);
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

  test('that was down for a quarter of an hour is told nothing that is late', async () => {
    const { subscription } = await addTelephone(service, owner);
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

describe('what waits for a telephone at once', () => {
  test('rings it once, with how many enquiries wait, and leads to their list', async () => {
    const mine = await addTelephone(service, owner);
    const theirs = await addTelephone(service, other);
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

  test('is told by the newest alone where it is of one enquiry', async () => {
    const { subscription } = await addTelephone(service, owner);
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

  test('is tried again together', async () => {
    const { subscription } = await addTelephone(service, owner);
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

test('whoever signs in on two devices and lets one ring has one that rings', async () => {
  const { subscription } = await addTelephone(service, owner);
  await signInOn(owner);
  await receive();
  await runOutbox();
  expect(rungEndpoints()).toEqual([subscription.endpoint]);
});
