import 'server-only';
import { sourcesPath } from '@/lib/content/nav';
import { silenceMail } from '@/lib/content/sources/silence-mail';
import type { MailHead } from '@/lib/domain/settings/dto';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail } from '@/lib/server/delivery/email/send';
import { env } from '@/lib/server/env';
import { type Html, html } from '@/lib/server/text/html';
import { describeRhythm } from '@/lib/shared/sources/health';
import { formatMoment } from '@/lib/shared/time/format-moment';

export type SilentSource = { id: string; name: string; hours: number; lastAt: Date; days: readonly number[] };

const renderSilent = ({ id, name, hours, lastAt, days }: SilentSource): Html =>
  html`<li><a href="${env.SITE_URL}${sourcesPath}/${id}">${name}</a>: ${silenceMail.silent(hours, describeRhythm(days), formatMoment(lastAt.getTime()))}</li>`;

export function makeSilenceMail(silent: readonly SilentSource[], { identity }: MailHead): Mail {
  const [first] = silent;
  const title =
    first && silent.length === 1
      ? silenceMail.one(first.name, first.hours)
      : silenceMail.several(silent.length);
  const body = html`
    <ul>
      ${silent.map(renderSilent)}
    </ul>
    <p>${silenceMail.lost}</p>
    <ol>
      ${silenceMail.steps.map((step) => html`<li>${step}</li>`)}
    </ol>`;
  return {
    to: 'team',
    subject: title.replace(/\s+/g, ' ').slice(0, 150),
    ...renderMail({ title, body, footer: html`<p>${silenceMail.footer}</p>` }, identity),
  };
}
