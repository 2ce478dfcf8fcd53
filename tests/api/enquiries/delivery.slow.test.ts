import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { querySql } from '../../support/database/sql';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { type MailStandIn, mailSettings, startMailStandIn } from '../../support/stand-ins/mail-stand-in';
import { newAddress, newPhone } from '../../support/values';
import { waitFor } from '../../support/wait-for';

let mail: MailStandIn;
let server: SecondServer;

beforeAll(async () => {
  mail = await startMailStandIn();
  // As on a serverless host: nothing sends but what a request ends with.
  server = await startSecondServer({ ...mailSettings(mail.url), VERCEL: '1', VERCEL_ENV: 'production' });
}, 90_000);

afterAll(async () => {
  await server.stop();
  await mail.stop();
});

beforeEach(() => mail.be('up'));

async function enquire(path: string, fields: Record<string, string>): Promise<void> {
  const { status } = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-forwarded-for': newAddress(),
    },
    body: JSON.stringify(fields),
  });
  expect(status).toBe(201);
}

/** Waits until mails of this lead were taken, and answers to whom. */
const takenOf = (email: string, count: number) =>
  waitFor(
    async () => {
      const rows = await querySql(
        `select o.idempotency_key as key from outbox o join enquiry e on e.id = o.lead_id where e.email = $1`,
        [email],
      );
      const taken = rows.flatMap(({ key }) => mail.taken.get(String(key)) ?? []);
      expect(taken.length).toBe(count);
      return taken.flatMap(({ to }) => to).sort();
    },
    { timeout: 20_000, interval: 200 },
  );

it.each([
  ['/api/v1/enquiries', { message: 'Is a visit possible on Sunday?' }],
  ['/api/v1/callbacks', { location: 'Udupi', propertyType: 'Villa', source: 'Google' }],
] as const)(
  'what is sent to %s is mailed to the visitor and to the team by the end of the request',
  async (path, fields) => {
    const email = `end-of-request-${newPhone()}@example.com`;
    const [phone, name] = [newPhone(), 'Nisha Pai'];
    await enquire(path, { name, email, phone, mobile: phone, ...fields });
    expect(await takenOf(email, 2)).toEqual([email, 'office@example.com', 'sales@example.com']);
  },
);

it('a mail that could not be sent is sent by the end of somebody else’s request, once it is due', async () => {
  mail.be('failing');
  const [email, other] = [`first-${newPhone()}@example.com`, `second-${newPhone()}@example.com`] as const;
  const message = 'Is a visit possible on Sunday?';
  await enquire('/api/v1/enquiries', { name: 'Nisha', email, phone: newPhone(), message });
  const failed = () =>
    querySql(
      `select o.id from outbox o join enquiry e on e.id = o.lead_id
       where e.email = $1 and o.kind = 'mail' and o.state = 'pending' and o.attempts > 0 and o.last_error <> ''`,
      [email],
    );
  await waitFor(async () => expect(await failed()).toHaveLength(2));
  mail.be('up');
  await querySql(`update outbox set next_attempt_at = now() where id = any($1)`, [
    (await failed()).map(({ id }) => id),
  ]);
  await enquire('/api/v1/enquiries', { name: 'Meera', email: other, phone: newPhone(), message });
  expect(await takenOf(email, 2)).toContain(email);
  expect(await takenOf(other, 2)).toContain(other);
});
