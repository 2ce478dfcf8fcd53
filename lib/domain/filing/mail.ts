import 'server-only';
import { owedTexts } from '@/lib/content/projects/filing';
import type { MailHead } from '@/lib/domain/settings/dto';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail } from '@/lib/server/delivery/email/send';
import { env } from '@/lib/server/env';
import { type Html, html } from '@/lib/server/text/html';
import { describeOwed, nameDaysLeft, type OwedFiling } from '@/lib/shared/filing/owed';
import { filingSheet, nameQuarter } from '@/lib/shared/filing/quarters';

const mostNamed = 50;

const renderOwed = (owed: OwedFiling): Html =>
  html`<li><a href="${env.SITE_URL}${filingSheet(owed.projectId, owed.quarter, owed.number)}">${owed.name}</a>, ${owed.number}: ${describeOwed(owed)}</li>`;

function titleOf(owed: OwedFiling[]): string {
  const [first] = owed;
  if (!first) return owedTexts.title;
  const due = `due ${nameDaysLeft(first.daysLeft)}`;
  return owed.length === 1
    ? `${first.name}: filing of ${nameQuarter(first.quarter)} ${due}`
    : `${owed.length} quarterly filings ${due}`;
}

export function makeFilingMail(owed: OwedFiling[], { identity }: MailHead): Mail {
  const title = titleOf(owed);
  const more = owed.length - mostNamed;
  const body = html`
    <ul>
      ${owed.slice(0, mostNamed).map(renderOwed)}
    </ul>
    ${more > 0 && html`<p>${owedTexts.more(more)}</p>`}
    <p>${owedTexts.why}</p>`;
  const footer = html`<p>You get this mail 10, 5 and 1 days before the 15th, until the quarter is marked as filed.</p>`;
  return {
    to: 'team',
    subject: title.replace(/\s+/g, ' ').slice(0, 150),
    ...renderMail({ title, body, footer }, identity),
  };
}
