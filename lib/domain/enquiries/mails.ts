import 'server-only';
import type { MailHead } from '@/lib/domain/settings/dto';
import { makeToken } from '@/lib/server/auth/signed-token';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail } from '@/lib/server/delivery/email/send';
import { env } from '@/lib/server/env';
import { type Html, html } from '@/lib/server/html';
import { formatDay, formatMoment } from '@/lib/shared/format-moment';
import type { Enquiry } from '@/prisma/generated/client';
import { toMailedName } from './mailed-name';

export type MailedLead = Pick<
  Enquiry,
  | 'id'
  | 'kind'
  | 'name'
  | 'email'
  | 'phoneE164'
  | 'message'
  | 'interest'
  | 'location'
  | 'propertyType'
  | 'visitOn'
  | 'source'
  | 'page'
  | 'addedBy'
  | 'createdAt'
> & { project: { name: string } | null };

export const withdrawPurpose = 'withdraw';
export const confirmPurpose = 'confirm';

const linkFor = (purpose: typeof withdrawPurpose | typeof confirmPurpose, leadId: string) =>
  `${env.SITE_URL}/${purpose}?token=${encodeURIComponent(makeToken(purpose, leadId))}`;

// A line break in a subject would be another header.
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 150);

const cell = 'padding:4px 16px 4px 0;vertical-align:top;text-align:left';

function renderFacts(lead: MailedLead): Html {
  const facts: [string, string][] = [
    ['Name', lead.name],
    ['Phone', lead.phoneE164],
    ['E-mail', lead.email],
    ['Project', lead.project?.name ?? ''],
    ['Interest', lead.interest],
    ['Property', [lead.propertyType, lead.location].filter(Boolean).join(', ')],
    ['Visit', lead.visitOn && formatDay(lead.visitOn)],
    ['Source', lead.source],
    ['Page', lead.page],
    ['Added by', lead.addedBy],
    ['Received', formatMoment(lead.createdAt.getTime())],
  ];
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) => html`
        <tr>
          <th style="${cell};font-weight:400;color:#665d51">${name}</th>
          <td style="${cell}">${value}</td>
        </tr>`,
    );
  return html`<table style="border-collapse:collapse">${rows}</table>`;
}

export function makeTeamMail(lead: MailedLead, { identity }: MailHead): Mail {
  const what = lead.kind === 'callback' ? 'Callback' : 'Enquiry';
  const address = `${env.SITE_URL}/admin/enquiries/${lead.id}`;
  const title = oneLine(`${what} from ${lead.name}${lead.project ? `, ${lead.project.name}` : ''}`);
  const body = html`
    ${lead.message && html`<blockquote style="margin:0 0 16px">${lead.message}</blockquote>`}
    ${renderFacts(lead)}
    <p><a href="${address}">Open it in the inbox</a></p>
    <p><a href="tel:${lead.phoneE164}">${lead.phoneE164}</a></p>`;
  const footer = lead.email
    ? html`<p>Answering this mail writes to ${lead.email}.</p>`
    : html`<p>They gave no e-mail address.</p>`;
  return {
    to: 'team',
    ...(lead.email && { replyTo: lead.email }),
    subject: title,
    ...renderMail({ title, body, footer }, identity),
  };
}

const greet = (name: string) => (name ? `Dear ${name},` : 'Good day,');

function renderFooter({ id }: Pick<MailedLead, 'id'>, { contact }: MailHead, isProved: boolean): Html {
  const confirm = html`
    <p>
      Was it you? <a href="${linkFor(confirmPurpose, id)}">Yes, this was me</a> tells us that this address is
      yours.
    </p>`;
  return html`
    ${!isProved && confirm}
    <p>
      You get this mail because somebody gave this address on our website. If it was not you, or you want no
      more mail from us: <a href="${linkFor(withdrawPurpose, id)}">Take back your consent</a>
    </p>
    <p>${contact.address.join(', ')}</p>`;
}

/**
 * To the visitor. It repeats nothing that was typed but a name that is no more than a name: nobody can send a message of their
 * own to others through it.
 */
export function makeAcknowledgement(lead: MailedLead, head: MailHead, { isProved = false } = {}): Mail {
  const { contact, identity } = head;
  const asked = lead.kind === 'callback' ? 'request for a call' : 'message';
  const title = `We have your ${asked}`;
  const about = lead.project ? ` about ${lead.project.name}` : '';
  const body = html`
    <p>${greet(toMailedName(lead.name))}</p>
    <p>
      thank you for writing to us${about}. Your ${asked} has reached the office, and we will get back to you
      shortly.
    </p>
    <p>If it is urgent, please call <a href="${contact.phoneHref}">${contact.phone}</a>.</p>`;
  return {
    to: lead.email,
    replyTo: contact.email,
    subject: `${title}, ${identity.name}`,
    ...renderMail({ title, body, footer: renderFooter(lead, head, isProved) }, identity),
  };
}

/** To an address for which more came in a day than is acknowledged one by one. It repeats nothing that was typed. */
export function makeSummary(lead: Pick<MailedLead, 'id' | 'email'>, head: MailHead, count: number): Mail {
  const { contact, identity } = head;
  const what = count === 1 ? 'One more request' : `${count} more requests`;
  const title = `${what} with your address`;
  const body = html`
    <p>Good day,</p>
    <p>
      since our last mail ${what.toLowerCase()} with this address ${count === 1 ? 'has' : 'have'} reached the office.
      We write of ${count === 1 ? 'it' : 'them'} once, so that nobody can fill your mailbox through our website.
    </p>
    <p>If it is urgent, please call <a href="${contact.phoneHref}">${contact.phone}</a>.</p>`;
  return {
    to: lead.email,
    replyTo: contact.email,
    subject: `${title}, ${identity.name}`,
    ...renderMail({ title, body, footer: renderFooter(lead, head, false) }, identity),
  };
}
