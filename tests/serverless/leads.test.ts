import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Host, startHost } from '../support/serverless/host';
import { type MailStandIn, mailSettings, startMailStandIn } from '../support/stand-ins/mail-stand-in';
import { newAddress, newPhone } from '../support/values';

let mail: MailStandIn;
let host: Host;

beforeAll(async () => {
  mail = await startMailStandIn();
  host = await startHost(mailSettings(mail.url));
});

afterAll(async () => {
  await host.stop();
  await mail.stop();
});

async function enquire(email: string): Promise<number> {
  const { status } = await fetch(`${host.url}/api/v1/enquiries`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-forwarded-for': newAddress(),
    },
    body: JSON.stringify({
      name: 'Nisha Pai',
      email,
      phone: newPhone(),
      message: 'Is a visit possible on Sunday?',
    }),
  });
  return status;
}

it('each of many enquiries at once is mailed once to the visitor and once to the team, before its process is frozen', async () => {
  const emails = Array.from({ length: 60 }, (_, index) => `visitor-${index}@example.com`);
  expect(await Promise.all(emails.map(enquire))).toEqual(emails.map(() => 201));
  await host.untilFrozen();
  const recipients = [...mail.taken.values()].map(({ to }) => [to].flat().sort().join(' '));
  expect(recipients.sort()).toEqual(
    [...emails, ...emails.map(() => 'office@example.com sales@example.com')].sort(),
  );
  expect(mail.requests).toHaveLength(new Set(mail.requests).size);
});
