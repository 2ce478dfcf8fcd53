import 'server-only';
import { isProjectHeld } from '@/lib/domain/advertising/gate';
import { startLinks } from '@/lib/domain/documents/links';
import type { MailHead } from '@/lib/domain/settings/dto';
import type { Tx } from '@/lib/server/db';
import type { Mail } from '@/lib/server/delivery/email/send';
import { enqueueMail, enqueueWebhooks } from '@/lib/server/delivery/outbox/enqueue';
import { teamKeyPrefix } from '@/lib/server/delivery/outbox/status';
import type { ProjectFacts } from '@/lib/shared/projects/project-facts';
import type { SentRow } from '../field/definition';
import { toEventData } from '../field/places';
import { type VisitRow, visitInclude } from '../visits/row';
import { isAddressProved, takeMail } from './acknowledgements';
import { findProjectFacts } from './mailed-project';
import { makeAcknowledgement, makeTeamMail } from './mails';

const teamMailLabel = 'Mail to the team';
const acknowledgementLabel = 'Acknowledgement';

const teamKeyOf = ({ id }: Pick<SentRow, 'id'>) => `${teamKeyPrefix}${id}`;

const enqueueTeamMail = (tx: Tx, enquiry: SentRow, mail: Mail) =>
  enqueueMail(tx, mail, {
    label: teamMailLabel,
    idempotencyKey: teamKeyOf(enquiry),
    leadId: enquiry.id,
  });

async function enqueueAcknowledgement(
  tx: Tx,
  enquiry: SentRow,
  head: MailHead,
  { facts, visit }: { facts: ProjectFacts | null; visit?: VisitRow | null | undefined },
): Promise<void> {
  if (enquiry.email === '') return;
  const isProved = await isAddressProved(tx, enquiry.email);
  const documents = enquiry.projectId ? await startLinks(tx, enquiry.id) : [];
  // A form that was open before the project was held can still be sent.
  const isHeld = enquiry.projectId !== null && (await isProjectHeld(tx, enquiry.projectId));
  const mailed = visit ? { visit, head, isHeld } : null;
  const mail = isHeld
    ? makeAcknowledgement({ ...enquiry, project: null }, head, { isProved, visit: mailed })
    : makeAcknowledgement(enquiry, head, { isProved, facts, documents, visit: mailed });
  await enqueueMail(tx, mail, {
    label: acknowledgementLabel,
    idempotencyKey: `acknowledgement-${enquiry.id}`,
    leadId: enquiry.id,
  });
}

const findAskedVisit = (tx: Tx, enquiryId: string): Promise<VisitRow | null> =>
  tx.visit.findFirst({
    where: { enquiryId, state: 'requested', startsAt: { gt: new Date() } },
    orderBy: { startsAt: 'asc' },
    include: visitInclude,
  });

/** Enqueues the mails and messages of an enquiry that the team let through, each once. */
export async function notifyOfEnquiry(tx: Tx, enquiry: SentRow, head: MailHead): Promise<void> {
  const facts = await findProjectFacts(tx, enquiry.projectId);
  const visit = await findAskedVisit(tx, enquiry.id);
  await enqueueTeamMail(tx, enquiry, makeTeamMail(enquiry, head, facts, visit));
  // Whom a partner has named has sent us nothing.
  if (!enquiry.namedBy) await enqueueAcknowledgement(tx, enquiry, head, { facts, visit });
  await enqueueCreated(tx, enquiry);
}

/** The same of one that a form has just sent: its acknowledgement may be held back for a summary. */
export async function notifyOfSentEnquiry(
  tx: Tx,
  enquiry: SentRow,
  head: MailHead,
  visit?: VisitRow,
): Promise<void> {
  const facts = await findProjectFacts(tx, enquiry.projectId);
  await enqueueTeamMail(tx, enquiry, makeTeamMail(enquiry, head, facts, visit));
  if (await takeMail(tx, enquiry)) await enqueueAcknowledgement(tx, enquiry, head, { facts, visit });
  await enqueueCreated(tx, enquiry);
}

/** The same of an enquiry that one of the team typed in: its person wrote nothing, and who typed it in knows of it. */
export async function notifyOfAddedEnquiry(
  tx: Tx,
  enquiry: SentRow,
  { own, team, head }: { own: string; team: string[]; head: MailHead },
): Promise<void> {
  const facts = await findProjectFacts(tx, enquiry.projectId);
  const isOwn = (address: string) => address.toLowerCase() === own.toLowerCase();
  if (team.length === 0 || !team.every(isOwn))
    await enqueueTeamMail(tx, enquiry, { ...makeTeamMail(enquiry, head, facts), except: own });
  await enqueueCreated(tx, enquiry);
}

/** The same of an enquiry that a source has given: its person is written to where the office wants it so for that source. */
export async function notifyOfGivenEnquiry(
  tx: Tx,
  enquiry: SentRow,
  { head, isAcknowledged }: { head: MailHead; isAcknowledged: boolean },
): Promise<void> {
  if (isAcknowledged && enquiry.email !== '') return notifyOfSentEnquiry(tx, enquiry, head);
  const facts = await findProjectFacts(tx, enquiry.projectId);
  await enqueueTeamMail(tx, enquiry, makeTeamMail(enquiry, head, facts));
  await enqueueCreated(tx, enquiry);
}

async function enqueueCreated(tx: Tx, enquiry: SentRow): Promise<void> {
  const { id } = enquiry;
  const message = {
    event: 'enquiry.created',
    createdAt: new Date().toISOString(),
    data: toEventData(enquiry),
  };
  await enqueueWebhooks(tx, message, {
    label: message.event,
    idempotencyKey: `created-${id}`,
    leadId: id,
  });
}

export async function notifyOfStateChange(tx: Tx, enquiry: SentRow, version: number): Promise<void> {
  const message = {
    event: 'enquiry.updated',
    createdAt: new Date().toISOString(),
    data: toEventData(enquiry),
  };
  await enqueueWebhooks(tx, message, {
    label: message.event,
    idempotencyKey: `updated-${enquiry.id}-${version}`,
    leadId: enquiry.id,
  });
}

/** What was not delivered yet of an enquiry says no more which partner has named its buyer. */
export async function dropNamer(tx: Tx, enquiry: SentRow, head: MailHead): Promise<void> {
  const facts = await findProjectFacts(tx, enquiry.projectId);
  const visit = await findAskedVisit(tx, enquiry.id);
  await tx.outboxItem.updateMany({
    where: { idempotencyKey: teamKeyOf(enquiry), state: { not: 'sent' } },
    data: { payload: makeTeamMail({ ...enquiry, namedBy: null }, head, facts, visit) },
  });
  await tx.$executeRaw`
    update outbox set payload = jsonb_set(payload, '{data,partner}', 'null')
    where lead_id = ${enquiry.id} and kind = 'webhook' and state <> 'sent'`;
}
