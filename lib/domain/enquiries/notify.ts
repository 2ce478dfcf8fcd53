import 'server-only';
import type { MailHead } from '@/lib/domain/settings/dto';
import type { Tx } from '@/lib/server/db';
import type { Mail } from '@/lib/server/delivery/email/send';
import { enqueueMail, enqueueWebhooks } from '@/lib/server/delivery/outbox/enqueue';
import { teamKeyPrefix } from '@/lib/server/delivery/outbox/status';
import type { Enquiry } from '@/prisma/generated/client';
import { isAddressProved, takeAllowance, wantsAllMails } from './acknowledgements';
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

const enqueueTeamMail = (tx: Tx, lead: NotifiedLead, mail: Mail) =>
  enqueueMail(tx, mail, {
    label: teamMailLabel,
    idempotencyKey: `${teamKeyPrefix}${lead.id}`,
    leadId: lead.id,
  });

async function enqueueAcknowledgement(tx: Tx, lead: NotifiedLead, head: MailHead): Promise<void> {
  const isProved = await isAddressProved(tx, lead.email);
  await enqueueMail(tx, makeAcknowledgement(lead, head, { isProved }), {
    label: acknowledgementLabel,
    idempotencyKey: `acknowledgement-${lead.id}`,
    leadId: lead.id,
  });
}

/** Enqueues the mails and messages of a lead that the team let through, each once. */
export async function notifyOfLead(tx: Tx, lead: NotifiedLead, head: MailHead): Promise<void> {
  await enqueueTeamMail(tx, lead, makeTeamMail(lead, head));
  await enqueueAcknowledgement(tx, lead, head);
  await enqueueCreated(tx, lead);
}

/** The same of one that a form has just sent: its acknowledgement may be held back for a summary. */
export async function notifyOfSentLead(tx: Tx, lead: NotifiedLead, head: MailHead): Promise<void> {
  await enqueueTeamMail(tx, lead, makeTeamMail(lead, head));
  if ((await wantsAllMails(tx, lead.email)) || (await takeAllowance(tx, lead)))
    await enqueueAcknowledgement(tx, lead, head);
  await enqueueCreated(tx, lead);
}

/** The same of a lead that one of the team typed in: its person wrote nothing, and who typed it in knows of it. */
export async function notifyOfAddedLead(
  tx: Tx,
  lead: NotifiedLead,
  { own, team, head }: { own: string; team: string[]; head: MailHead },
): Promise<void> {
  const isOwn = (address: string) => address.toLowerCase() === own.toLowerCase();
  if (team.length === 0 || !team.every(isOwn))
    await enqueueTeamMail(tx, lead, { ...makeTeamMail(lead, head), except: own });
  await enqueueCreated(tx, lead);
}

async function enqueueCreated(tx: Tx, lead: NotifiedLead): Promise<void> {
  const { id } = lead;
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
