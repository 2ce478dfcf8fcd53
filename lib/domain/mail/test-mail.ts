import 'server-only';
import { randomUUID } from 'node:crypto';
import { listMailParts } from '@/lib/content/mail/mail';
import type { MailHead } from '@/lib/domain/settings/dto';
import { readMailHead } from '@/lib/domain/settings/queries';
import type { Admin } from '@/lib/server/auth/viewer';
import { DeliveryError } from '@/lib/server/delivery/delivery-error';
import { renderMail } from '@/lib/server/delivery/email/render';
import { type Mail, sendMail } from '@/lib/server/delivery/email/send';
import { findMissingMailParts, readMailSetup } from '@/lib/server/delivery/email/setup';
import { recordMailTest } from '@/lib/server/delivery/email/tested';
import { env } from '@/lib/server/env';
import type { Mutated } from '@/lib/server/records/mutation';
import { html } from '@/lib/server/text/html';
import { AppError } from '@/lib/shared/errors';
import { reasonOfFailure } from '@/lib/shared/mail/delivery-reason';

function makeTestMail({ name, email }: Admin, team: string[], { identity }: MailHead): Mail {
  const title = 'Mail works';
  const body = html`
    <p>${name} requested this mail.</p>
    <p>${team.length > 0 ? `New enquiries are mailed to ${team.join(', ')}.` : 'New enquiries are not mailed to anybody yet.'}</p>`;
  const footer = html`<p>Sent from ${env.SITE_URL}.</p>`;
  const subject = `${title}, ${identity.name}`;
  return { to: email, subject, ...renderMail({ title, body, footer }, identity) };
}

/** @throws AppError invalid, with the missing part or the answer of the mail service. */
export async function sendTestMail(admin: Admin): Promise<Mutated<null>> {
  const setup = await readMailSetup();
  const missing = findMissingMailParts(setup).filter((part) => part !== 'recipients');
  if (missing.length > 0)
    throw new AppError('invalid', `Mail is not set up. Still missing: ${listMailParts(missing)}.`);
  try {
    await sendMail(makeTestMail(admin, setup.team, await readMailHead()), `test-${randomUUID()}`);
    await recordMailTest();
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    throw new AppError('invalid', `The test was not sent: ${reasonOfFailure('mail', error.message)}.`);
  }
  return { data: null, tags: [] };
}
