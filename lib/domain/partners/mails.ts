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
    <p>We are glad to work with you. Use this link to name a buyer to us, and to see the stage each buyer has reached.</p>
    <p><a href="${partnerUrl(partner)}">Open your page</a></p>
    <p>This link is only for you. It replaces any link we sent before. If it is urgent, please call <a href="${contact.phoneHref}">${contact.phone}</a>.</p>`;
  const footer = html`<p>${contact.address.join(', ')}</p>`;
  const mail = renderMail({ title, body, footer }, identity);
  return { to: email, replyTo: contact.email, subject: title, ...mail };
}
