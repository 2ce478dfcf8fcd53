import 'server-only';
import { recoveryTexts } from '@/lib/content/accounts/recovery';
import type { MailHead } from '@/lib/domain/settings/dto';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail } from '@/lib/server/delivery/email/send';
import { html } from '@/lib/server/text/html';
import { formatMoment } from '@/lib/shared/time/format-moment';

type ResetMail = { to: string; link: string; expiresAt: Date; head: MailHead };

export function makeResetMail({ to, link, expiresAt, head: { identity, contact } }: ResetMail): Mail {
  const body = html`
    <p>${recoveryTexts.mailText(identity.name)}</p>
    <p><a href="${link}">${recoveryTexts.mailLink}</a></p>
    <p>${recoveryTexts.mailUntil(formatMoment(expiresAt.getTime()))}</p>
    <p>${recoveryTexts.mailIgnore}</p>`;
  const footer = html`<p>${contact.address.join(', ')}</p>`;
  const mail = renderMail({ title: recoveryTexts.mailTitle, body, footer }, identity);
  return { to, subject: `${recoveryTexts.mailTitle}, ${identity.name}`, ...mail };
}
