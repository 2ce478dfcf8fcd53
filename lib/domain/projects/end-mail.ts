import 'server-only';
import { endingTexts } from '@/lib/content/projects/ends';
import type { MailHead, Settings } from '@/lib/domain/settings/dto';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail } from '@/lib/server/delivery/email/send';
import { env } from '@/lib/server/env';
import { type Html, html } from '@/lib/server/text/html';
import { describeEnd, type Ending } from '@/lib/shared/projects/ends';
import { registrationSheet } from '@/lib/shared/projects/registration-sheet';

type Warned = Exclude<Settings['advertising']['value']['mode'], 'off'>;

const mostNamed = 50;

const renderEnding = (ending: Ending): Html =>
  html`<li><a href="${env.SITE_URL}${registrationSheet(ending._id)}">${ending.name}</a> ${describeEnd(ending)}</li>`;

function titleOf(endings: Ending[]): string {
  const [first] = endings;
  if (first && endings.length === 1) return `${first.name}: its registration ${describeEnd(first)}`;
  const ended = endings.filter(({ daysLeft }) => daysLeft < 0).length;
  const have = ended === 0 ? 'end' : ended === endings.length ? 'have ended' : 'end or have ended';
  return `The registrations of ${endings.length} projects ${have}`;
}

export function makeEndMail(endings: Ending[], { identity }: MailHead, mode: Warned): Mail {
  const title = titleOf(endings);
  const more = endings.length - mostNamed;
  const body = html`
    <ul>
      ${endings.slice(0, mostNamed).map(renderEnding)}
    </ul>
    ${more > 0 && html`<p>${endingTexts.more(more)}</p>`}
    ${endings.some(({ daysLeft }) => daysLeft < 0) && html`<p>${endingTexts.ended[mode]}</p>`}
    <p>${endingTexts.mend}</p>`;
  const footer = html`<p>Settings, Advertising controls these mails.</p>`;
  return {
    to: 'team',
    subject: title.replace(/\s+/g, ' ').slice(0, 150),
    ...renderMail({ title, body, footer }, identity),
  };
}
