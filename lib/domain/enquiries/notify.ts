import 'server-only';
import type { Contact } from '@/lib/domain/settings/dto';
import type { Tx } from '@/lib/server/db';
import { enqueueMail, enqueueWebhooks } from '@/lib/server/delivery/outbox/enqueue';
import { teamKeyPrefix } from '@/lib/server/delivery/outbox/status';
import type { Enquiry } from '@/prisma/generated/client';
import { type MailedLead, makeAcknowledgement, makeTeamMail } from './mails';
import { toState } from './state';

const teamMailLabel = 'Mail to the team';
const acknowledgementLabel = 'Acknowledgement';

type NotifiedLead = MailedLead &
  Pick<Enquiry, 'state' | 'projectId' | 'firstTouch' | 'lastTouch' | 'marketingConsent'>;

function toEventData(lead: NotifiedLead): object {
  return {
    _id: lead.id,
    kind: lead.kind,
    state: toState(lead.state),
    name: lead.name,
    email: lead.email,
    phone: lead.phoneE164,
    message: lead.message,
    interest: lead.interest,
    location: lead.location,
    propertyType: lead.propertyType,
    visitOn: lead.visitOn,
    source: lead.source,
    project: lead.project && { _id: lead.projectId, name: lead.project.name },
    page: lead.page,
    firstTouch: lead.firstTouch,
    lastTouch: lead.lastTouch,
    marketingConsent: lead.marketingConsent,
    createdAt: lead.createdAt.toISOString(),
  };
}

/** Enqueues the mails and messages of a new lead, each once. */
export async function notifyOfLead(tx: Tx, lead: NotifiedLead, contact: Contact): Promise<void> {
  const { id } = lead;
  await enqueueMail(tx, makeTeamMail(lead), {
    label: teamMailLabel,
    idempotencyKey: `${teamKeyPrefix}${id}`,
    leadId: id,
  });
  await enqueueMail(tx, makeAcknowledgement(lead, contact), {
    label: acknowledgementLabel,
    idempotencyKey: `acknowledgement-${id}`,
    leadId: id,
  });
  const message = { event: 'enquiry.created', createdAt: new Date().toISOString(), data: toEventData(lead) };
  await enqueueWebhooks(tx, message, {
    label: message.event,
    idempotencyKey: `created-${id}`,
    leadId: id,
  });
}

export async function notifyOfStateChange(tx: Tx, lead: NotifiedLead, version: number): Promise<void> {
  const message = { event: 'enquiry.updated', createdAt: new Date().toISOString(), data: toEventData(lead) };
  await enqueueWebhooks(tx, message, {
    label: message.event,
    idempotencyKey: `updated-${lead.id}-${version}`,
    leadId: lead.id,
  });
}
