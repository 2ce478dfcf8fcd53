import 'server-only';
import { documentLinks } from '@/lib/content/documents';
import { enquiryKindNames } from '@/lib/content/enquiries/kinds';
import { projectContent } from '@/lib/content/projects/projects-pages';
import { confirmPurpose, withdrawPurpose } from '@/lib/domain/contacts/link-purposes';
import type { MailedDocument } from '@/lib/domain/documents/links';
import { toGreeting } from '@/lib/domain/notifications/mailed-name';
import type { MailHead } from '@/lib/domain/settings/dto';
import { makeToken } from '@/lib/server/auth/signed-token';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail, MailFile } from '@/lib/server/delivery/email/send';
import { teamKeyPrefix } from '@/lib/server/delivery/outbox/status';
import { env } from '@/lib/server/env';
import { type Html, html } from '@/lib/server/text/html';
import { mailAddressOf, titleOfRow } from '@/lib/shared/enquiries/stored-contact-points';
import type { ProjectFacts } from '@/lib/shared/projects/project-facts';
import type { SentRow } from './field/definition';
import { listDetails } from './field/details';
import { toKind } from './field/kind';
import { mailLines } from './field-places';

const linkFor = (purpose: typeof withdrawPurpose | typeof confirmPurpose, enquiryId: string) =>
  `${env.SITE_URL}/${purpose}?token=${encodeURIComponent(makeToken(purpose, enquiryId))}`;

// A line break in a subject would start another header.
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 150);

const cell = 'padding:4px 16px 4px 0;vertical-align:top;text-align:left';

const { facts: labels, registration } = projectContent;

const listProjectFacts = (about: ProjectFacts | null): [string, string][] =>
  about
    ? [
        [labels.homes, [about.homes, about.carpet].filter(Boolean).join(', ')],
        [labels.ready, about.ready],
        [registration.title, about.registration],
      ]
    : [];

function renderFacts(enquiry: SentRow, about: ProjectFacts | null): Html {
  const facts: [string, string][] = [
    ['Name', enquiry.name],
    ['Phone', enquiry.phoneE164],
    ['E-mail', enquiry.email],
    ['Project', enquiry.project?.name ?? ''],
    ...listProjectFacts(about),
    ...listDetails(enquiry),
    ...mailLines.map(({ label, of }): [string, string] => [label, of(enquiry)]),
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

export const teamKeyOf = ({ id }: Pick<SentRow, 'id'>): string => `${teamKeyPrefix}${id}`;

export function makeTeamMail(
  enquiry: SentRow,
  { identity }: MailHead,
  about: ProjectFacts | null = null,
  requestedVisit: Html | null = null,
): Mail {
  const what = enquiryKindNames[toKind(enquiry)].office;
  const address = `${env.SITE_URL}/admin/enquiries/${enquiry.id}`;
  const from = titleOfRow(enquiry);
  const title = oneLine(`${what} from ${from}${enquiry.project ? `, ${enquiry.project.name}` : ''}`);
  const body = html`
    ${enquiry.message && html`<blockquote style="margin:0 0 16px">${enquiry.message}</blockquote>`}
    ${requestedVisit}
    ${renderFacts(enquiry, about)}
    <p><a href="${address}">Open it in the inbox</a></p>
    ${enquiry.phoneE164 && html`<p><a href="tel:${enquiry.phoneE164}">${enquiry.phoneE164}</a></p>`}`;
  const footer = enquiry.email
    ? html`<p>If you reply to this e-mail, your reply goes to ${enquiry.email}.</p>`
    : html`<p>They gave no e-mail address.</p>`;
  return {
    to: 'team',
    ...(enquiry.email && { replyTo: enquiry.email }),
    subject: title,
    ...renderMail({ title, body, footer }, identity),
  };
}

const renderDocuments = (documents: MailedDocument[]): Html => html`
  <p>You asked for:</p>
  <ul>
    ${documents.map(({ title, url }) => html`<li><a href="${url}">${title}</a> (PDF)</li>`)}
  </ul>
  <p>The ${documents.length === 1 ? 'link works' : 'links work'} for ${String(documentLinks.hours)} hours.</p>`;

const renderUrgent = ({ contact }: MailHead): Html => html`
  <p>If it is urgent, please call <a href="${contact.phoneHref}">${contact.phone}</a>.</p>`;

type Drawn = { title: string; body: Html; footer: Html };

const toContactMail = (to: string, drawn: Drawn, { contact, identity }: MailHead): Mail => ({
  to,
  replyTo: contact.email,
  subject: `${drawn.title}, ${identity.name}`,
  ...renderMail(drawn, identity),
});

function renderFooter({ id }: Pick<SentRow, 'id'>, { contact }: MailHead, isProved: boolean): Html {
  const confirm = html`
    <p>
      Did you write to us? Please confirm your address: <a href="${linkFor(confirmPurpose, id)}">Yes, this was me</a>
    </p>`;
  return html`
    ${!isProved && confirm}
    <p>
      You get this e-mail because somebody entered this address on our website. If it was not you, or if you want no
      more e-mails from us: <a href="${linkFor(withdrawPurpose, id)}">Withdraw your consent</a>
    </p>
    <p>${contact.address.join(', ')}</p>`;
}

/** Nobody has consented at an address that the team added, and the team may correct it. */
const renderAddedFooter = ({ contact }: MailHead): Html => html`
  <p>You get this e-mail because our office has noted this address. If it is not yours, please reply and tell us.</p>
  <p>${contact.address.join(', ')}</p>`;

export type VisitPart = { body: Html; files: MailFile[] };

/** Repeats only a plain name, so that nobody can send a message to others through it. */
export function makeAcknowledgement(
  enquiry: SentRow,
  head: MailHead,
  {
    isProved = false,
    facts = null,
    documents = [],
    visit = null,
  }: {
    isProved?: boolean;
    facts?: ProjectFacts | null;
    documents?: MailedDocument[];
    visit?: VisitPart | null;
  } = {},
): Mail {
  const kind = toKind(enquiry);
  const asked = visit ? 'request for a visit' : enquiryKindNames[kind].person;
  const title = `We have received your ${asked}`;
  const known = listProjectFacts(facts).filter(([, value]) => value !== '');
  const about = enquiry.project ? ` about ${enquiry.project.name}` : '';
  const body = html`
    <p>${toGreeting(enquiry.name)}</p>
    <p>
      Thank you for ${kind === 'call' ? 'calling' : 'writing to'} us${about}. Our office has received your ${asked} and will get back to you
      shortly.
    </p>
    ${known.length > 0 && html`<p>${known.map(([name, value]) => html`${name}: ${value}<br />`)}</p>`}
    ${visit?.body}
    ${documents.length > 0 && renderDocuments(documents)}
    ${renderUrgent(head)}`;
  const footer = renderFooter(enquiry, head, isProved);
  const mail = toContactMail(enquiry.email, { title, body, footer }, head);
  return visit && visit.files.length > 0 ? { ...mail, files: visit.files } : mail;
}

/** Repeats nothing that was typed. */
export function makeSummary(
  enquiry: Pick<SentRow, 'id' | 'phoneE164' | 'email' | 'contactPoints'>,
  head: MailHead,
  count: number,
): Mail {
  const what = count === 1 ? 'One more request' : `${count} more requests`;
  const title = `${what} with your address`;
  const body = html`
    <p>Good day,</p>
    <p>
      Our office has received ${what.toLowerCase()} with this address since our last e-mail.
      We write to you about ${count === 1 ? 'it' : 'all of them'} only once, so that nobody can flood your mailbox through our website.
    </p>
    ${renderUrgent(head)}`;
  const footer = enquiry.email ? renderFooter(enquiry, head, false) : renderAddedFooter(head);
  return toContactMail(mailAddressOf(enquiry), { title, body, footer }, head);
}

export function makeDocumentMail(
  enquiry: Pick<SentRow, 'id' | 'email' | 'name'>,
  head: MailHead,
  { document, facts }: { document: MailedDocument; facts: ProjectFacts | null },
): Mail {
  const title = `Your document: ${oneLine(document.title)}`;
  const body = html`
    <p>${toGreeting(enquiry.name)}</p>
    ${renderDocuments([document])}
    ${facts?.registration && html`<p>${registration.title}: ${facts.registration}</p>`}
    ${renderUrgent(head)}`;
  return toContactMail(enquiry.email, { title, body, footer: renderFooter(enquiry, head, true) }, head);
}
