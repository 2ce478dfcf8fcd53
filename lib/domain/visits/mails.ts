import 'server-only';
import { adminVisitsPath, type VisitState } from '@/lib/content/visits';
import type { VisitPart } from '@/lib/domain/enquiries/mails';
import { toGreeting } from '@/lib/domain/notifications/mailed-name';
import type { MailHead } from '@/lib/domain/settings/dto';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail, MailFile } from '@/lib/server/delivery/email/send';
import { env } from '@/lib/server/env';
import { type Html, html } from '@/lib/server/text/html';
import { mailAddressOf, titleOfRow } from '@/lib/shared/enquiries/stored-contact-points';
import { formatClock, formatLongDay } from '@/lib/shared/time/local-day';
import { type CalendarEntry, toCalendar } from '@/lib/shared/visits/calendar';
import { formatSlot, formatSpan } from '@/lib/shared/visits/visit-time';
import { visitUrl } from './link';
import { holdsTime, placeOf, stateOf, type VisitRow } from './row';

export type VisitNews = 'requested' | 'confirmed' | 'changed' | 'cancelled' | 'day' | 'hour';

export type MailedVisit = {
  visit: VisitRow;
  head: MailHead;
  /** The website must not show its project now. */
  isHeld: boolean;
};

const statuses = {
  requested: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  came: 'CONFIRMED',
  missed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const satisfies Record<VisitState, CalendarEntry['status']>;

export function calendarOf({ visit, head: { identity, contact }, isHeld }: MailedVisit): string {
  const { project, startsAt, minutes } = visit;
  const link = visitUrl(visit.id);
  return toCalendar({
    uid: `visit-${visit.id}@${new URL(env.SITE_URL).hostname}`,
    sequence: visit.sequence,
    stamp: visit.updatedAt,
    startsAt,
    minutes,
    summary: isHeld ? `Visit, ${identity.name}` : `Visit to ${project.name}, ${identity.name}`,
    description: `Change or cancel: ${link}\nPhone: ${contact.phone}`,
    location: isHeld ? '' : placeOf(visit),
    url: link,
    organizer: { name: identity.name, email: contact.email },
    status: statuses[stateOf(visit)],
  });
}

const titles: Record<VisitNews, (to: string, time: string) => string> = {
  requested: (to) => `We have received your request for a visit${to}`,
  confirmed: (to) => `Your visit${to} is confirmed`,
  changed: (to) => `Your visit${to} has a new time`,
  cancelled: (to) => `Your visit${to} is cancelled`,
  day: (to) => `Tomorrow: your visit${to}`,
  hour: (to, time) => `Today at ${time}: your visit${to}`,
};

const sentences: Record<VisitNews, string> = {
  requested: 'We hold this time for one day and confirm it by phone or e-mail.',
  confirmed: 'We look forward to seeing you.',
  changed: 'Please note the new time of your visit.',
  cancelled: 'We would be glad to see you on another day.',
  day: 'We look forward to seeing you tomorrow.',
  hour: 'We look forward to seeing you soon.',
};

export function renderVisit({ visit, isHeld }: Omit<MailedVisit, 'head'>): Html {
  const { startsAt, minutes } = visit;
  return html`
    <p>
      <strong>${formatLongDay(startsAt.toISOString())}, ${formatSpan(startsAt, minutes)}</strong><br />
      ${isHeld ? '' : placeOf(visit)}
    </p>
    <p><a href="${visitUrl(visit.id)}">Change or cancel the visit</a></p>`;
}

export const calendarFile = (mailed: MailedVisit): MailFile => ({
  name: 'visit.ics',
  type: 'text/calendar; charset=utf-8',
  text: calendarOf(mailed),
});

export const renderRequestForTeam = (visit: VisitRow): Html => html`
  <p>
    <strong>Requested visit: ${formatSlot(visit.startsAt)}</strong><br />
    <a href="${env.SITE_URL}${adminVisitsPath}/${visit.id}">Confirm or change it</a>.
    ${holdsTime(visit, new Date()) ? 'We hold the time for one day.' : 'Somebody else already has this time.'}
  </p>`;

export const toVisitPart = (mailed: MailedVisit): VisitPart =>
  holdsTime(mailed.visit, new Date())
    ? { body: html`${renderVisit(mailed)}<p>${sentences.requested}</p>`, files: [calendarFile(mailed)] }
    : {
        body: html`
          <p>Somebody else has taken the time you requested, <strong>${formatSlot(mailed.visit.startsAt)}</strong>.</p>
          <p><a href="${visitUrl(mailed.visit.id)}">Choose another time</a></p>`,
        files: [],
      };

/** Repeats only a plain name. */
export function makeVisitMail(news: VisitNews, mailed: MailedVisit): Mail {
  const { visit, head, isHeld } = mailed;
  const { contact, identity } = head;
  const time = formatClock(visit.startsAt.toISOString());
  const title = titles[news](isHeld ? '' : ` to ${visit.project.name}`, time)
    .replace(/\s+/g, ' ')
    .slice(0, 150);
  const waits = news === 'changed' && visit.state === 'requested';
  const body = html`
    <p>${toGreeting(visit.enquiry.name)}</p>
    <p>${waits ? sentences.requested : sentences[news]}</p>
    ${renderVisit(mailed)}
    <p>Times are in Indian time. If it is urgent, please call <a href="${contact.phoneHref}">${contact.phone}</a>.</p>`;
  const footer = html`<p>${contact.address.join(', ')}</p>`;
  return {
    to: mailAddressOf(visit.enquiry),
    replyTo: contact.email,
    subject: `${title}, ${identity.name}`,
    files: [calendarFile(mailed)],
    ...renderMail({ title, body, footer }, identity),
  };
}

export function makeVisitTeamMail(
  news: 'requested' | 'changed' | 'cancelled',
  { visit, head: { identity } }: Omit<MailedVisit, 'isHeld'>,
): Mail {
  const { enquiry, project, startsAt, minutes } = visit;
  const who = titleOfRow(enquiry);
  const what = {
    requested: 'requests a visit',
    changed: 'requests another time',
    cancelled: 'cancelled the visit',
  }[news];
  const title = `${who} ${what}, ${project.name}`.replace(/\s+/g, ' ').slice(0, 150);
  const body = html`
    <p>${formatLongDay(startsAt.toISOString())}, ${formatSpan(startsAt, minutes)}</p>
    <p><a href="${env.SITE_URL}/admin/visits/${visit.id}">Open the visit</a></p>
    ${enquiry.phoneE164 && html`<p><a href="tel:${enquiry.phoneE164}">${enquiry.phoneE164}</a></p>`}`;
  const footer = html`${news !== 'cancelled' && html`<p>We hold this time for one day.</p>`}`;
  return { to: 'team', subject: title, ...renderMail({ title, body, footer }, identity) };
}
