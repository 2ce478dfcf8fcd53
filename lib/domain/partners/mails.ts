import 'server-only';
import { toGreeting } from '@/lib/domain/notifications/mailed-name';
import type { MailHead } from '@/lib/domain/settings/dto';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail } from '@/lib/server/delivery/email/send';
import { html } from '@/lib/server/text/html';
import type { Enquiry, Partner } from '@/prisma/generated/client';
import { partnerUrl } from './link';

export function makeLinkMail(
  { name, email }: Pick<Enquiry, 'name' | 'email'>,
  partner: Pick<Partner, 'enquiryId' | 'linkKey'>,
  { identity, contact }: MailHead,
): Mail {
  const title = `Your link as a partner of ${identity.name}`;
  const body = html`
    <p>${toGreeting(name)}</p>
    <p>We are glad to work with you. By this link you name a buyer to us, and see the day and the stage of what you have sent.</p>
    <p><a href="${partnerUrl(partner)}">Open your page</a></p>
    <p>The link is yours alone, and takes the place of any we sent before. If it is urgent, please call <a href="${contact.phoneHref}">${contact.phone}</a>.</p>`;
  const footer = html`<p>${contact.address.join(', ')}</p>`;
  const mail = renderMail({ title, body, footer }, identity);
  return { to: email, replyTo: contact.email, subject: title, ...mail };
}
