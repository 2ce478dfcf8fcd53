import 'server-only';
import { site } from '@/lib/content/site';
import type { Contact } from '@/lib/domain/settings/dto';
import { makeToken } from '@/lib/server/auth/signed-token';
import { MailLayout } from '@/lib/server/delivery/email/layout';
import { renderMail } from '@/lib/server/delivery/email/render';
import type { Mail } from '@/lib/server/delivery/email/send';
import { env } from '@/lib/server/env';
import { formatMoment } from '@/lib/shared/format-moment';
import type { Enquiry } from '@/prisma/generated/client';

/** A lead as its mails tell of it. */
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
  | 'source'
  | 'page'
  | 'createdAt'
> & { project: { name: string } | null };

export const withdrawPurpose = 'withdraw';

const withdrawAddress = (leadId: string) =>
  `${env.SITE_URL}/withdraw?token=${encodeURIComponent(makeToken(withdrawPurpose, leadId))}`;

// A line break in a subject would be another header.
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 150);

const cell = { padding: '4px 16px 4px 0', verticalAlign: 'top', textAlign: 'left' } as const;

function Facts({ lead }: { lead: MailedLead }) {
  const facts: [string, string][] = [
    ['Name', lead.name],
    ['Phone', lead.phoneE164],
    ['E-mail', lead.email],
    ['Project', lead.project?.name ?? ''],
    ['Interest', lead.interest],
    ['Property', [lead.propertyType, lead.location].filter(Boolean).join(', ')],
    ['Source', lead.source],
    ['Page', lead.page],
    ['Received', formatMoment(lead.createdAt.getTime())],
  ];
  return (
    <table style={{ borderCollapse: 'collapse' }}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <tr key={name}>
            <th style={{ ...cell, fontWeight: 400, color: '#665d51' }}>{name}</th>
            <td style={cell}>{value}</td>
          </tr>
        ))}
    </table>
  );
}

/** To the team: the whole lead, and where to go on with it. Answering it writes to the visitor. */
export function makeTeamMail(lead: MailedLead): Mail {
  const what = lead.kind === 'callback' ? 'Callback' : 'Enquiry';
  const address = `${env.SITE_URL}/admin/enquiries/${lead.id}`;
  const title = oneLine(`${what} from ${lead.name}${lead.project ? `, ${lead.project.name}` : ''}`);
  const mail = (
    <MailLayout title={title} footer={<p>Answering this mail writes to {lead.email}.</p>}>
      {lead.message && <blockquote style={{ margin: '0 0 16px' }}>{lead.message}</blockquote>}
      <Facts lead={lead} />
      <p>
        <a href={address}>Open it in the inbox</a>
      </p>
      <p>
        <a href={`tel:${lead.phoneE164}`}>{lead.phoneE164}</a>
      </p>
    </MailLayout>
  );
  return { to: 'team', replyTo: lead.email, subject: title, ...renderMail(mail) };
}

/** To the visitor. It repeats nothing that was typed but the name, so that nobody can send words to others through it. */
export function makeAcknowledgement(lead: MailedLead, contact: Contact): Mail {
  const asked = lead.kind === 'callback' ? 'request for a call' : 'message';
  const title = `We have your ${asked}`;
  const mail = (
    <MailLayout
      title={title}
      footer={
        <>
          <p>
            You get this mail because somebody gave this address on our website. If it was not you, or you
            want no more mail from us: <a href={withdrawAddress(lead.id)}>Take back your consent</a>
          </p>
          <p>{contact.address.join(', ')}</p>
        </>
      }
    >
      <p>Dear {oneLine(lead.name)},</p>
      <p>
        thank you for writing to us{lead.project ? ` about ${lead.project.name}` : ''}. Your {asked} has
        reached the office, and we will get back to you shortly.
      </p>
      <p>
        If it is urgent, please call <a href={contact.phoneHref}>{contact.phone}</a>.
      </p>
    </MailLayout>
  );
  return { to: lead.email, replyTo: contact.email, subject: `${title}, ${site.name}`, ...renderMail(mail) };
}

/** To the team, on request: shows that mail arrives. */
export function makeTestMail(actor: string): Mail {
  const title = 'Mail works';
  const mail = (
    <MailLayout title={title} footer={<p>Sent from {env.SITE_URL}.</p>}>
      <p>{actor} asked for this mail. New enquiries will reach you at this address.</p>
    </MailLayout>
  );
  return { to: 'team', subject: `${title}, ${site.name}`, ...renderMail(mail) };
}
