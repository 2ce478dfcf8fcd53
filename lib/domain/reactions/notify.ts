import 'server-only';
import { isProjectHeld } from '@/lib/domain/advertising/gate';
import { startLinks } from '@/lib/domain/documents/links';
import type { SentRow } from '@/lib/domain/enquiries/field/definition';
import { toEventData } from '@/lib/domain/enquiries/field-places';
import { findProjectFacts } from '@/lib/domain/projects/project-facts';
import type { MailHead } from '@/lib/domain/settings/dto';
import { type VisitRow, visitInclude } from '@/lib/domain/visits/row';
import type { Tx } from '@/lib/server/db';
import type { Mail } from '@/lib/server/delivery/email/send';
import { enqueueMails, enqueueWebhooks } from '@/lib/server/delivery/outbox/enqueue';
import { teamKeyPrefix } from '@/lib/server/delivery/outbox/status';
import { mapInTurns } from '@/lib/server/map-in-turns';
import type { ProjectFacts } from '@/lib/shared/projects/project-facts';
import { claimMails, isAddressProved } from './acknowledgements';
import { makeAcknowledgement, makeTeamMail } from './enquiry-mails';

const teamMailLabel = 'Mail to the team';
const acknowledgementLabel = 'Acknowledgement';

const teamKeyOf = ({ id }: Pick<SentRow, 'id'>) => `${teamKeyPrefix}${id}`;

const toTeamItem = (enquiry: SentRow, mail: Mail) => ({
  mail,
  label: teamMailLabel,
  idempotencyKey: teamKeyOf(enquiry),
  leadId: enquiry.id,
});

const enqueueTeamMail = (tx: Tx, enquiry: SentRow, mail: Mail) =>
  enqueueMails(tx, [toTeamItem(enquiry, mail)]);

type Acknowledged = {
  enquiry: SentRow;
  facts: ProjectFacts | null;
  visit?: VisitRow | null | undefined;
  isProved: boolean;
};

/** Which of these projects the website keeps back. */
async function listHeld(tx: Tx, enquiries: readonly SentRow[]): Promise<Set<string>> {
  const held = new Set<string>();
  for (const id of new Set(enquiries.flatMap(({ projectId }) => projectId ?? [])))
    if (await isProjectHeld(tx, id)) held.add(id);
  return held;
}

async function enqueueAcknowledgements(
  tx: Tx,
  acknowledged: readonly Acknowledged[],
  head: MailHead,
): Promise<void> {
  const enquiries = acknowledged.map(({ enquiry }) => enquiry);
  const ofProjects = enquiries.flatMap(({ id, projectId }) => (projectId ? id : []));
  const links = ofProjects.length > 0 ? await startLinks(tx, ofProjects) : null;
  // A form that was open before the project was held can still be sent.
  const held = await listHeld(tx, enquiries);
  const mails = await mapInTurns(acknowledged, ({ enquiry, facts, visit, isProved }) => {
    const isHeld = held.has(enquiry.projectId ?? '');
    const mailed = visit ? { visit, head, isHeld } : null;
    const documents = links?.get(enquiry.id) ?? [];
    const mail = isHeld
      ? makeAcknowledgement({ ...enquiry, project: null }, head, { isProved, visit: mailed })
      : makeAcknowledgement(enquiry, head, { isProved, facts, documents, visit: mailed });
    const idempotencyKey = `acknowledgement-${enquiry.id}`;
    return { mail, label: acknowledgementLabel, idempotencyKey, leadId: enquiry.id };
  });
  await enqueueMails(tx, mails);
}

const findRequestedVisit = (tx: Tx, enquiryId: string): Promise<VisitRow | null> =>
  tx.visit.findFirst({
    where: { enquiryId, state: 'requested', startsAt: { gt: new Date() } },
    orderBy: { startsAt: 'asc' },
    include: visitInclude,
  });

/** Enqueues the mails and messages of an enquiry that the team let through, each once. */
export async function notifyOfReleasedEnquiry(tx: Tx, enquiry: SentRow, head: MailHead): Promise<void> {
  const facts = await findProjectFacts(tx, enquiry.projectId);
  const visit = await findRequestedVisit(tx, enquiry.id);
  await enqueueTeamMail(tx, enquiry, makeTeamMail(enquiry, head, facts, visit));
  // Whom a partner has named has sent us nothing.
  if (!enquiry.namedBy && enquiry.email !== '') {
    const isProved = await isAddressProved(tx, enquiry.email);
    await enqueueAcknowledgements(tx, [{ enquiry, facts, visit, isProved }], head);
  }
  await enqueueCreated(tx, [enquiry]);
}

type JustSent = {
  enquiry: SentRow;
  visit?: VisitRow | undefined;
  /** False where its person has sent us nothing, or the office wants no mail to them. */
  isAcknowledged: boolean;
};

/** The same of enquiries that have just come: their acknowledgements may be held back for a summary. */
export async function notifyOfNewEnquiries(tx: Tx, sent: readonly JustSent[], head: MailHead): Promise<void> {
  const facts = new Map<string | null, ProjectFacts | null>();
  for (const projectId of new Set(sent.map(({ enquiry }) => enquiry.projectId)))
    facts.set(projectId, await findProjectFacts(tx, projectId));
  const withFacts = sent.map((each) => ({ ...each, facts: facts.get(each.enquiry.projectId) ?? null }));
  const mails = await mapInTurns(withFacts, ({ enquiry, visit, facts }) =>
    toTeamItem(enquiry, makeTeamMail(enquiry, head, facts, visit)),
  );
  await enqueueMails(tx, mails);
  const wanted = withFacts.filter(({ isAcknowledged }) => isAcknowledged);
  const mailed = await claimMails(
    tx,
    wanted.map(({ enquiry }) => enquiry),
  );
  const acknowledged = wanted.flatMap(({ enquiry, ...each }) => {
    const taken = mailed.get(enquiry.id);
    return taken ? { enquiry, ...each, ...taken } : [];
  });
  if (acknowledged.length > 0) await enqueueAcknowledgements(tx, acknowledged, head);
  await enqueueCreated(
    tx,
    sent.map(({ enquiry }) => enquiry),
  );
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
  await enqueueCreated(tx, [enquiry]);
}

const toMessage = (event: 'enquiry.created' | 'enquiry.updated', enquiry: SentRow, key: string) => ({
  message: { event, createdAt: new Date().toISOString(), data: toEventData(enquiry) },
  label: event,
  idempotencyKey: key,
  leadId: enquiry.id,
});

const enqueueCreated = (tx: Tx, enquiries: readonly SentRow[]): Promise<void> =>
  enqueueWebhooks(
    tx,
    enquiries.map((enquiry) => toMessage('enquiry.created', enquiry, `created-${enquiry.id}`)),
  );

export const notifyOfStateChange = (tx: Tx, enquiry: SentRow, version: number): Promise<void> =>
  enqueueWebhooks(tx, [toMessage('enquiry.updated', enquiry, `updated-${enquiry.id}-${version}`)]);

/** What was not delivered yet of an enquiry says no more which partner has named its buyer. */
export async function removePartnerFromPending(tx: Tx, enquiry: SentRow, head: MailHead): Promise<void> {
  const facts = await findProjectFacts(tx, enquiry.projectId);
  const visit = await findRequestedVisit(tx, enquiry.id);
  await tx.outboxItem.updateMany({
    where: { idempotencyKey: teamKeyOf(enquiry), state: { not: 'sent' } },
    data: { payload: makeTeamMail({ ...enquiry, namedBy: null }, head, facts, visit) },
  });
  await tx.$executeRaw`
    update outbox set payload = jsonb_set(payload, '{data,partner}', 'null')
    where lead_id = ${enquiry.id} and kind = 'webhook' and state <> 'sent'`;
}
