import 'server-only';
import { recoveryTexts } from '@/lib/content/recovery';
import { site } from '@/lib/content/site';
import type { Contact } from '@/lib/domain/settings/dto';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail } from '@/lib/server/delivery/email/send';
import { html } from '@/lib/server/html';
import { formatMoment } from '@/lib/shared/format-moment';

type ResetMail = { to: string; link: string; expiresAt: Date; contact: Contact };

export function makeResetMail({ to, link, expiresAt, contact }: ResetMail): Mail {
  const body = html`
    <p>${recoveryTexts.mailText}</p>
    <p><a href="${link}">${recoveryTexts.mailLink}</a></p>
    <p>${recoveryTexts.mailUntil(formatMoment(expiresAt.getTime()))}</p>
    <p>${recoveryTexts.mailIgnore}</p>`;
  const footer = html`<p>${contact.address.join(', ')}</p>`;
  const mail = renderMail({ title: recoveryTexts.mailTitle, body, footer });
  return { to, subject: `${recoveryTexts.mailTitle}, ${site.name}`, ...mail };
}
