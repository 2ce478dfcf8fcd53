import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { makeSales } from '../../support/accounts/admin';
import { mailSettings, startMailStandIn } from '../../support/stand-ins/mail-stand-in';

vi.mock('next/server', async (load) => ({ ...(await load<object>()), after: vi.fn() }));

const mail = await startMailStandIn();
Object.assign(process.env, mailSettings(mail.url));

// After the settings, which are read when they are first imported.
const { listEnquiries, countTabs } = await import('@/lib/domain/enquiries/inbox/queries');
const { getReport } = await import('@/lib/domain/enquiries/reports/report');
const { enquiryFilter } = await import('@/lib/domain/enquiries/schema');
const { addAnswer } = await import('@/lib/domain/enquiries/answer-mutations');
const { updateEnquiry } = await import('@/lib/domain/enquiries/change-mutations');
const { saveSetting } = await import('@/lib/domain/settings/mutations');
const { settingDefaults } = await import('@/lib/domain/settings/schema');
const { findDelayMinutes, recordSchedulerCall } = await import('@/lib/domain/sla/scheduler-delay');
const { escalateDue } = await import('@/lib/domain/sla/escalate');
const { db } = await import('@/lib/server/db');
const { clearRotations, passMinutes, rotationAdmin } = await import('../../support/enquiries/rotations');
const { receive, startSla } = await import('../../support/enquiries/sla');
const { toDay } = await import('@/lib/shared/time/local-day');

const staff = makeSales({ userId: '-', name: 'Divya Nayak' });
let [owner, head, next] = ['', '', ''];

beforeEach(async () => {
  vi.unstubAllEnvs();
  await db.enquiry.deleteMany();
  await db.outboxItem.deleteMany();
  await db.schedulerCall.deleteMany();
  await clearRotations();
  ({ owner, head, next } = await startSla());
  mail.clear();
});

afterAll(async () => {
  await clearRotations();
  await mail.stop();
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const listReminders = async () => {
  const items = await db.outboxItem.findMany({ orderBy: { id: 'asc' } });
  return items.flatMap(({ idempotencyKey }) => /^sla-(?!given)\w+/.exec(idempotencyKey)?.[0] ?? []);
};

test('the owner is reminded after 15 minutes, the head of sales after 60, the next person after 240, each once', async () => {
  const [id = ''] = await receive();
  for (const [minutes, told] of [
    [14, []],
    [15.1, ['sla-owner']],
    [59, ['sla-owner']],
    [60.1, ['sla-owner', 'sla-head']],
    [241, ['sla-owner', 'sla-head', 'sla-next']],
    [500, ['sla-owner', 'sla-head', 'sla-next']],
  ] as const) {
    await escalateDue(inMinutes(minutes));
    expect(await listReminders()).toEqual(told);
  }
  const receivers = await db.outboxItem.findMany({ where: { idempotencyKey: { startsWith: 'sla-' } } });
  const addressOf = async (user: string) => (await db.user.findUniqueOrThrow({ where: { id: user } })).email;
  expect(receivers.map(({ payload }) => (payload as { to: string }).to)).toEqual([
    await addressOf(owner),
    await addressOf(owner),
    await addressOf(head),
    await addressOf(next),
  ]);
  const events = await db.enquiryEvent.findMany({
    where: { enquiryId: id, kind: 'followUp' },
    orderBy: { id: 'asc' },
  });
  expect(events.map(({ actor, text }) => `${actor} ${text}`)).toEqual([
    'The website reminded Arjun Bekal',
    'The website notified Kavitha Pai, head of sales',
    'The website notified Meera Shenoy',
  ]);
});

test('without a head of sales the whole team is notified, and a step that is off notifies nobody', async () => {
  await saveSetting(rotationAdmin, 'clock', { value: { ...settingDefaults.clock, ownerOn: false } });
  await receive();
  await escalateDue(inMinutes(300));
  expect(await listReminders()).toEqual(['sla-head']);
  const item = await db.outboxItem.findFirstOrThrow({
    where: { idempotencyKey: { startsWith: 'sla-head' } },
  });
  expect(item.payload).toMatchObject({ to: 'team' });
});

test.each([
  [
    'a call with its outcome',
    (id: string) => addAnswer(staff, id, { way: 'call', outcome: 'no answer' }),
    'call',
  ],
  ['a message', (id: string) => addAnswer(staff, id, { way: 'whatsapp' }), 'whatsapp'],
  ['a mail', (id: string) => addAnswer(staff, id, { way: 'mail' }), 'mail'],
  ['a move', (id: string) => updateEnquiry(staff, id, { state: 'contacted' }), 'state'],
])('%s stops the SLA, and nobody is notified any more', async (_name, answer, answeredWith) => {
  const [id = ''] = await receive();
  await passMinutes(7);
  const { data } = await answer(id);
  expect(data.answerBy).toBeNull();
  expect(data.clock).toMatchObject({ answeredWith, answerMinutes: 7 });
  await escalateDue(inMinutes(600));
  expect(await listReminders()).toEqual([]);
});

test('a reached buyer is contacted, no answer leaves the enquiry new, and an undone answer continues the SLA', async () => {
  const [id = ''] = await receive();
  const { data: spoke } = await addAnswer(staff, id, { way: 'call', outcome: 'spoke' });
  expect(spoke.state).toBe('contacted');
  expect(spoke.firstContactAt).not.toBeNull();
  const { data: back } = await updateEnquiry(staff, id, { state: 'new' });
  expect(back.answerBy).toBe(back.clock?.dueAt);
  expect(back.clock).toMatchObject({ answeredAt: null, answeredWith: '' });
  expect(back.firstContactAt).toBeNull();
  const { data: tried } = await addAnswer(staff, id, { way: 'call', outcome: 'wrong number' });
  expect([tried.state, tried.events[0]?.text]).toEqual(['new', 'called: the number is wrong']);
  await expect(addAnswer(staff, id, { way: 'call' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(addAnswer(staff, id, { way: 'pigeon' })).rejects.toMatchObject({ code: 'invalid' });
});

test('a move back among the new ones leaves an earlier call as it was', async () => {
  const [tried = '', spoken = ''] = await receive(2);
  await passMinutes(7);
  await addAnswer(staff, tried, { way: 'call', outcome: 'no answer' });
  await addAnswer(staff, spoken, { way: 'call', outcome: 'spoke' });
  await db.$executeRaw`update sla set answered_at = answered_at - interval '20 minutes'`;
  await db.$executeRaw`update enquiry set first_contact_at = first_contact_at - interval '20 minutes'`;
  await addAnswer(staff, tried, { way: 'call', outcome: 'spoke' });
  for (const id of [tried, spoken]) {
    const { data } = await updateEnquiry(staff, id, { state: 'new' });
    expect(data.answerBy).toBeNull();
    expect(data.clock).toMatchObject({ answeredWith: 'call', answerMinutes: 7 });
  }
});

test('nobody is notified of possible spam, and its SLA continues once it is no spam', async () => {
  const [id = ''] = await receive();
  await updateEnquiry(staff, id, { state: 'spam' });
  await escalateDue(inMinutes(600));
  expect(await listReminders()).toEqual([]);
  const { data } = await updateEnquiry(staff, id, { state: 'new' });
  expect(data.answerBy).toBe(data.clock?.dueAt);
});

test('several processes that notify at once send each reminder once', async () => {
  await receive(20);
  await passMinutes(300);
  await Promise.all(Array.from({ length: 5 }, () => escalateDue()));
  await escalateDue();
  expect(await listReminders()).toHaveLength(60);
  expect(await db.enquiryEvent.count({ where: { kind: 'followUp' } })).toBe(60);
});

test('the inbox is sorted by the time left, enquiries without SLA last, and Late shows only overdue ones', async () => {
  const [first = '', second = '', third = ''] = await receive(3);
  await db.enquiry.update({ where: { id: second }, data: { answerBy: inMinutes(-5) } });
  await addAnswer(staff, first, { way: 'mail' });
  const { enquiries } = await listEnquiries(staff, enquiryFilter.parse({ tab: 'all', sort: 'left' }));
  expect(enquiries.map(({ _id }) => _id)).toEqual([second, third, first]);
  expect(await countTabs(staff)).toMatchObject({ late: 1 });
  const late = await listEnquiries(staff, enquiryFilter.parse({ tab: 'late' }));
  expect(late.enquiries.map(({ _id }) => _id)).toEqual([second]);
});

test('the report counts in-time and late answers by owner, with the median and the slowest', async () => {
  const begun = toDay(new Date());
  const ids = await receive(4);
  const [one = '', two = '', three = '', four = ''] = ids;
  await passMinutes(4);
  await addAnswer(staff, one, { way: 'mail' });
  await passMinutes(6);
  await addAnswer(staff, two, { way: 'call', outcome: 'spoke' });
  await passMinutes(80);
  // Who takes a late one over is not the one who broke it.
  await updateEnquiry(staff, three, { assignee: head });
  await addAnswer(staff, three, { way: 'mail' });
  const { byPerson } = await getReport(staff, begun, toDay(new Date()));
  expect(byPerson).toEqual([{ name: 'Arjun Bekal', got: 4, kept: 2, broken: 2, median: 10, slowest: 90 }]);
  expect(four).not.toBe('');
});

test('on a serverless host, steps that its scheduler cannot keep are off, and the screen says how late it is', async () => {
  expect(await findDelayMinutes()).toBeNull();
  vi.stubEnv('VERCEL', '1');
  expect(await findDelayMinutes()).toBe(1440);
  await receive();
  await escalateDue(inMinutes(300));
  expect(await listReminders()).toEqual([]);
  // Called every 20 minutes it keeps 60 and 240, and not 15.
  const now = Date.now();
  for (const minutes of [60, 40, 20, 0]) await recordSchedulerCall(new Date(now - minutes * 60_000));
  expect(await findDelayMinutes(new Date(now))).toBe(20);
  await passMinutes(300);
  await escalateDue(new Date(now));
  expect(await listReminders()).toEqual(['sla-head', 'sla-next']);
});
