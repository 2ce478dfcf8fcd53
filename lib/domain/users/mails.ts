import 'server-only';
import { recoveryWords as words } from '@/lib/content/recovery';
import { site } from '@/lib/content/site';
import type { Contact } from '@/lib/domain/settings/dto';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail } from '@/lib/server/delivery/email/send';
import { html } from '@/lib/server/html';
import { formatMoment } from '@/lib/shared/format-moment';

type ResetMail = { to: string; link: string; expiresAt: Date; contact: Contact };

export function makeResetMail({ to, link, expiresAt, contact }: ResetMail): Mail {
  const body = html`
    <p>${words.mailText}</p>
    <p><a href="${link}">${words.mailLink}</a></p>
    <p>${words.mailUntil(formatMoment(expiresAt.getTime()))}</p>
    <p>${words.mailIgnore}</p>`;
  const footer = html`<p>${contact.address.join(', ')}</p>`;
  const mail = renderMail({ title: words.mailTitle, body, footer });
  return { to, subject: `${words.mailTitle}, ${site.name}`, ...mail };
}
