import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cronSecret, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { sendEnquiry } from '../../support/enquiries/send-enquiry';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { type MailStandIn, mailSettings, startMailStandIn } from '../../support/stand-ins/mail-stand-in';
import { waitFor } from '../../support/wait-for';

let mail: MailStandIn;
let server: SecondServer;
let withoutSecret: SecondServer;

beforeAll(async () => {
  mail = await startMailStandIn();
  const settings = { ...mailSettings(mail.url), VERCEL: '1', VERCEL_ENV: 'production' };
  [server, withoutSecret] = await Promise.all([
    startSecondServer(settings),
    startSecondServer({ ...settings, CRON_SECRET: '' }),
  ]);
}, 90_000);

afterAll(async () => {
  await Promise.all([server.stop(), withoutSecret.stop()]);
  await mail.stop();
});

/** The keys of the mails of an enquiry, to the visitor and to the team. */
async function keysOf(email: string): Promise<string[]> {
  const rows = await querySql(
    `select o.idempotency_key as key from outbox o join enquiry e on e.id = o.lead_id
     where e.email = $1 and o.kind = 'mail'`,
    [email],
  );
  expect(rows).toHaveLength(2);
  return rows.map(({ key }) => String(key));
}

async function callCron(secret = cronSecret) {
  const answer = await fetch(`${server.url}/api/cron`, { headers: { authorization: `Bearer ${secret}` } });
  return { status: answer.status, body: await answer.json() };
}

const visit = async (url: string) => {
  const answer = await fetch(url, { headers: { cookie: `next-auth.session-token=${await logIn()}` } });
  expect(answer.status).toBe(200);
  return answer.text();
};

describe('a serverless host', () => {
  it('does all that is due when its scheduler calls, and each mail once when it calls twice at once', async () => {
    expect((await callCron('x'.repeat(20))).status).toBe(401);
    // What other tests have left goes first, so that two mails alone are slow: both calls meet them while they are sent.
    await callCron();
    const keys = await keysOf(await sendEnquiry());
    mail.be('slow');
    const answers = await Promise.all([callCron(), callCron()]);
    mail.be('up');
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.housekeeping.failed).toEqual([]);
      expect(body.housekeeping.done).toContain('purge the bin');
    }
    // By these two mails alone: what other tests have left may fail once more meanwhile.
    for (const key of keys) expect(mail.requests.filter((sent) => sent === key)).toEqual([key]);
  });

  it.each([
    ['a screen is opened', () => visit(`${withoutSecret.url}/admin/account`)],
    ['an inbox stands open', () => visit(`${server.url}/api/admin/enquiries/pulse`)],
  ])('does what is due when in the back office %s', async (_title, open) => {
    const keys = await keysOf(await sendEnquiry());
    await open();
    await waitFor(() => expect([...mail.taken.keys()]).toEqual(expect.arrayContaining(keys)), {
      timeout: 20_000,
    });
  });

  it('without CRON_SECRET the office is told what to set, and the scheduler what is missing', async () => {
    const missing = 'The host’s scheduler cannot call this site';
    for (const screen of ['/admin', '/admin/enquiries/delivery']) {
      expect(await visit(`${withoutSecret.url}${screen}`)).toContain(missing);
      expect(await visit(`${server.url}${screen}`)).not.toContain(missing);
    }
    const answer = await fetch(`${withoutSecret.url}/api/cron`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { message: 'Set CRON_SECRET to allow scheduled calls.' },
    ]);
  });
});
