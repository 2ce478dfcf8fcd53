import { afterAll, beforeAll, expect, it } from 'vitest';
import { querySql } from '../../support/database/sql';
import { sendEnquiry } from '../../support/enquiries/send-enquiry';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { type MailStandIn, mailSettings, startMailStandIn } from '../../support/stand-ins/mail-stand-in';
import { waitFor } from '../../support/wait-for';

const timeout = 60_000;

let previewMail: MailStandIn;
let mail: MailStandIn;
let preview: SecondServer;
let server: SecondServer;

beforeAll(async () => {
  [previewMail, mail] = await Promise.all([startMailStandIn(), startMailStandIn()]);
}, timeout);

afterAll(async () => {
  await Promise.all([preview?.stop(), server?.stop()]);
  await Promise.all([previewMail.stop(), mail.stop()]);
}, timeout);

const isTakenBy = ({ taken }: MailStandIn, email: string) =>
  // What another test has left may be no whole mail.
  [...taken.values()].some(({ text }) => text?.includes(email));

it(
  'a server mails what is due by its own clock, without any request; a preview of the site mails nobody',
  async () => {
    // It is started first, so its turn comes first.
    preview = await startSecondServer({ ...mailSettings(previewMail.url), VERCEL_ENV: 'preview' });
    server = await startSecondServer(mailSettings(mail.url));
    const email = await sendEnquiry();
    await waitFor(() => expect(isTakenBy(mail, email)).toBe(true), { timeout: 30_000 });
    expect(previewMail.requests).toEqual([]);
  },
  timeout,
);

it(
  'a mail that is under way when the server is asked to stop is finished first',
  async () => {
    mail.be('slow');
    const email = await sendEnquiry();
    await waitFor(() => expect(isTakenBy(mail, email)).toBe(true), { timeout: 30_000 });
    await server.stop();
    const states = await querySql(
      `select distinct o.state from outbox o join enquiry e on e.id = o.lead_id where e.email = $1 and o.kind = 'mail'`,
      [email],
    );
    expect(states).toEqual([{ state: 'sent' }]);
  },
  timeout,
);
