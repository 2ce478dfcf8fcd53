import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { makeSales } from '../../support/accounts/admin';
import { recordQueries } from '../../support/database/recorded-queries';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import { mailSettings, startMailStandIn } from '../../support/stand-ins/mail-stand-in';

vi.mock('next/server', async (load) => ({ ...(await load<object>()), after: vi.fn() }));

const mail = await startMailStandIn();
Object.assign(process.env, mailSettings(mail.url));

// After the settings, which are read when they are first imported.
const { POST } = await import('@/app/api/v1/enquiries/route');
const { createEnquiry } = await import('@/lib/domain/intake/channels/form/mutations');
const { addEnquiry } = await import('@/lib/domain/intake/channels/staff-mutations');
const { runOutbox } = await import('@/lib/server/delivery/outbox/run');
const { getHealth } = await import('@/lib/server/delivery/health');
const { sendAgain } = await import('@/lib/domain/notifications/delivery-mutations');
const { db } = await import('@/lib/server/db');
const { drain, passTime } = await import('../../support/enquiries/outbox');

/** The first wait, with the most jitter. */
const leastDelayMs = 2_500;
// The brand exists in types alone.
const staff = makeSales({ userId: '-', name: 'Divya' });

afterAll(() => mail.stop());

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.webhookEndpoint.deleteMany();
  mail.clear();
});

const post = (fields: Record<string, unknown>) =>
  POST(
    new Request('http://localhost:3000/api/v1/enquiries', {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-forwarded-for': makeSender().address,
      },
      body: JSON.stringify(fields),
    }),
    { params: Promise.resolve({}) },
  );

test('with the mail service down 100 of 100 visitors at once read success, and each mail goes out once when it is back', async () => {
  // proves: CONT-5
  mail.be('down');
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(makeEnquiry())));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
  expect(await db.enquiry.count()).toBe(100);
  await runOutbox();
  expect(mail.taken.size).toBe(0);

  mail.be('up');
  const started = Date.now();
  await drain();
  expect(Date.now() - started).toBeLessThan(120_000);
  expect(mail.taken.size).toBe(200);
  const addresses = [...mail.taken.values()].map(({ to }) => String(to));
  expect(new Set(addresses.filter((to) => to.startsWith('visitor-'))).size).toBe(100);
  expect(await db.outboxItem.count({ where: { state: 'sent' } })).toBe(200);
}, 180_000);

test.each(['limited', 'failing', 'cut'] as const)(
  'with the mail service %s nothing is lost and nothing arrives twice',
  async (mood) => {
    mail.be(mood);
    for (let index = 0; index < 3; index += 1) await createEnquiry(makeEnquiry(), makeSender());
    const began = Date.now();
    await runOutbox();
    const waiting = await db.outboxItem.findMany({ where: { state: 'pending' } });
    expect(waiting).toHaveLength(6);
    for (const { nextAttemptAt } of waiting)
      expect(nextAttemptAt.getTime() - began).toBeGreaterThanOrEqual(leastDelayMs);
    expect(JSON.stringify(waiting.map(({ lastError }) => lastError))).not.toContain('@');
    mail.be('up');
    await drain();
    expect(mail.taken.size).toBe(6);
    expect(await db.outboxItem.count({ where: { state: 'sent' } })).toBe(6);
  },
);

test('with the mail service slow each mail waits for its answer and arrives once', async () => {
  mail.be('slow');
  for (let index = 0; index < 3; index += 1) await createEnquiry(makeEnquiry(), makeSender());
  expect(await runOutbox()).toEqual({ sent: 6, failed: 0, dead: 0 });
  expect(mail.taken.size).toBe(6);
  expect(mail.requests).toHaveLength(6);
});

test('a service that is down is not asked for every mail, and keeps the turn of the rest', async () => {
  mail.be('down');
  for (let index = 0; index < 20; index += 1) await createEnquiry(makeEnquiry(), makeSender());
  await runOutbox();
  expect(mail.requests.length).toBeLessThanOrEqual(16);
  expect(await db.outboxItem.count({ where: { attempts: 0 } })).toBeGreaterThanOrEqual(24);
});

test('no more mails are claimed at once than are sent at once, by whatever plan', async () => {
  for (let index = 0; index < 20; index += 1) await createEnquiry(makeEnquiry(), makeSender());
  const [claim] = (await recordQueries(runOutbox)).filter(({ text }) => text.includes('skip locked'));
  await db.outboxItem.updateMany({ data: { state: 'pending' } });
  await passTime();
  const claimed = await db.$transaction(async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort', 'memoize'])
      await tx.$executeRawUnsafe(`set local enable_${way} = off`);
    return tx.$queryRawUnsafe<object[]>(claim?.text ?? '', ...(claim?.values ?? []));
  });
  expect(claimed).toHaveLength(8);
});

test('a webhook that is down holds up neither the mail nor another webhook', async () => {
  await createEnquiry(makeEnquiry(), makeSender());
  const addEndpoint = (url: string) => db.webhookEndpoint.create({ data: { url, secret: 'whsec_c2VjcmV0' } });
  // An address of the own network is refused before anything is sent.
  const down = await addEndpoint('https://127.0.0.1/hook');
  const other = await addEndpoint('https://127.0.0.2/hook');
  const add = (endpointId: string, count: number, nextAttemptAt: Date) =>
    db.outboxItem.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        kind: 'webhook' as const,
        payload: {},
        endpointId,
        nextAttemptAt,
        idempotencyKey: `${endpointId}-${index}`,
      })),
    });
  await add(down.id, 40, new Date('2020-01-01T00:00:00Z'));
  await add(other.id, 1, new Date('2021-01-01T00:00:00Z'));
  await runOutbox();
  expect(mail.taken.size).toBe(2);
  expect(await db.outboxItem.count({ where: { endpointId: other.id, attempts: 1 } })).toBe(1);
});

test('what a wrong clock has put off for a day is sent at once, and what waits for its turn is not', async () => {
  mail.be('failing');
  await createEnquiry(makeEnquiry(), makeSender());
  await runOutbox();
  mail.be('up');
  await runOutbox();
  expect(mail.taken.size).toBe(0);
  await db.outboxItem.updateMany({ data: { nextAttemptAt: new Date(Date.now() + 86_400_000) } });
  await runOutbox();
  expect(mail.taken.size).toBe(2);
});

test('what the service will never take is given up visibly, and can be sent again', async () => {
  mail.be('refusing');
  await createEnquiry(makeEnquiry(), makeSender());
  await drain();
  const dead = await db.outboxItem.findMany({ where: { state: 'dead' } });
  expect(dead).toHaveLength(2);
  expect(dead[0]).toMatchObject({ attempts: 3, lastError: 'validation_error (422)' });
  mail.be('up');
  for (const { id } of dead) await sendAgain(staff, id);
  await drain();
  expect(mail.taken.size).toBe(2);
});

test('the mail of a lead that one of the team typed in goes to the others of the team', async () => {
  const own = makeSales({ userId: '-', name: 'Divya', email: 'Sales@example.com' });
  await addEnquiry(own, { name: 'Ananya', phone: '98450 12345', source: 'Call', isNoticeRead: true });
  await runOutbox();
  expect([...mail.taken.values()].map(({ to }) => to)).toEqual([['office@example.com']]);
});

test('a lead that the team was not told of for 15 minutes raises the alarm until it is delivered', async () => {
  mail.be('down');
  await createEnquiry(makeEnquiry(), makeSender());
  expect((await getHealth()).status).toBe('ok');
  await db.outboxItem.updateMany({ data: { createdAt: new Date(Date.now() - 16 * 60_000) } });
  expect(await getHealth()).toMatchObject({ status: 'alarm', outbox: { overdueLeads: 1 } });
  // Sent again and failed again, it is no less overdue.
  for (const { id } of await db.outboxItem.findMany()) await sendAgain(staff, id);
  await runOutbox();
  expect((await getHealth()).status).toBe('alarm');
  mail.be('up');
  await drain();
  expect((await getHealth()).status).toBe('ok');
});

test('a mail that is sent leaves no personal data in the outbox', async () => {
  await createEnquiry(makeEnquiry(), makeSender());
  await drain();
  const rows = await db.outboxItem.findMany();
  expect(rows.map(({ payload }) => payload)).toEqual([{}, {}]);
});

test('nothing that a visitor types becomes markup in a mail, and the text part has no markup', async () => {
  await createEnquiry(
    makeEnquiry({ name: 'Rao & <b>Sons</b>', message: 'Five > four, "quoted"' }),
    makeSender(),
  );
  await drain();
  const [team] = [...mail.taken.values()].filter(({ to }) => Array.isArray(to));
  expect(team?.to).toEqual(['sales@example.com', 'office@example.com']);
  expect(team?.html).toContain('Rao &amp; &lt;b&gt;Sons&lt;/b&gt;');
  expect(team?.html).toContain('Five &gt; four, &quot;quoted&quot;');
  expect(team?.text).toContain('Five > four, "quoted"');
  expect(team?.text).not.toContain('<p>');
});
