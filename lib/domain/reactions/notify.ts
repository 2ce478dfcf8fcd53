import 'server-only';
import { isProjectHeld } from '@/lib/domain/advertising/gate';
import { startLinks } from '@/lib/domain/documents/links';
import { claimMails, isAddressProved } from '@/lib/domain/enquiries/acknowledgements';
import { type EnquiryChanged, isReleased } from '@/lib/domain/enquiries/events';
import type { SentRow } from '@/lib/domain/enquiries/field/definition';
import { isHeld } from '@/lib/domain/enquiries/field/review';
import { toEventData } from '@/lib/domain/enquiries/field-places';
import { makeAcknowledgement, makeTeamMail, teamKeyOf } from '@/lib/domain/enquiries/mails';
import { findProjectFacts } from '@/lib/domain/projects/project-facts';
import type { MailHead } from '@/lib/domain/settings/dto';
import { renderRequestForTeam, toVisitPart } from '@/lib/domain/visits/mails';
import { findRequestedVisit, type VisitRow } from '@/lib/domain/visits/row';
import { mapYielding } from '@/lib/server/database/map-yielding';
import type { Tx } from '@/lib/server/db';
import type { Mail } from '@/lib/server/delivery/email/send';
import { enqueueMails, enqueueWebhooks } from '@/lib/server/delivery/outbox/enqueue';
import type { ProjectFacts } from '@/lib/shared/projects/project-facts';
import type { CreatedEnquiries, CreatedEnquiry } from './created';

const labels = { team: 'Mail to the team', acknowledgement: 'Acknowledgement' };

const toTeamItem = (enquiry: SentRow, mail: Mail) => ({
  mail,
  label: labels.team,
  idempotencyKey: teamKeyOf(enquiry),
  leadId: enquiry.id,
});

async function readFacts(tx: Tx, { facts }: CreatedEnquiries, projectId: string | null) {
  const known = facts.get(projectId);
  if (known !== undefined) return known;
  const read = await findProjectFacts(tx, projectId);
  facts.set(projectId, read);
  return read;
}

const listOpen = ({ created }: CreatedEnquiries): CreatedEnquiry[] =>
  created.filter(({ enquiry }) => !isHeld(enquiry));

export async function notifyTeam(tx: Tx, payload: CreatedEnquiries): Promise<void> {
  const mailed = listOpen(payload).filter(({ team }) => team !== 'nobody');
  for (const { enquiry } of mailed) await readFacts(tx, payload, enquiry.projectId);
  const items = await mapYielding(mailed, ({ enquiry, visit, team }) => {
    const facts = payload.facts.get(enquiry.projectId) ?? null;
    const mail = makeTeamMail(enquiry, payload.head, facts, visit && renderRequestForTeam(visit));
    return toTeamItem(enquiry, typeof team === 'object' ? { ...mail, ...team } : mail);
  });
  await enqueueMails(tx, items);
}

type Acknowledged = {
  enquiry: SentRow;
  facts: ProjectFacts | null;
  visit?: VisitRow | null | undefined;
  isProved: boolean;
};

async function listHeld(tx: Tx, enquiries: readonly SentRow[]): Promise<Set<string>> {
  const held = new Set<string>();
  for (const id of new Set(enquiries.flatMap(({ projectId }) => projectId ?? [])))
    if (await isProjectHeld(tx, id)) held.add(id);
  return held;
}

async function enqueueAcknowledgements(tx: Tx, acknowledged: readonly Acknowledged[], head: MailHead) {
  if (acknowledged.length === 0) return;
  const enquiries = acknowledged.map(({ enquiry }) => enquiry);
  const ofProjects = enquiries.flatMap(({ id, projectId }) => (projectId ? id : []));
  const links = ofProjects.length > 0 ? await startLinks(tx, ofProjects) : null;
  // The form may have been open before the project was held.
  const held = await listHeld(tx, enquiries);
  const mails = await mapYielding(acknowledged, ({ enquiry, facts, visit, isProved }) => {
    const isHeld = held.has(enquiry.projectId ?? '');
    const part = visit ? toVisitPart({ visit, head, isHeld }) : null;
    const documents = links?.get(enquiry.id) ?? [];
    const mail = isHeld
      ? makeAcknowledgement({ ...enquiry, project: null }, head, { isProved, visit: part })
      : makeAcknowledgement(enquiry, head, { isProved, facts, documents, visit: part });
    const idempotencyKey = `acknowledgement-${enquiry.id}`;
    return { mail, label: labels.acknowledgement, idempotencyKey, leadId: enquiry.id };
  });
  await enqueueMails(tx, mails);
}

/** An address over its limit of the day gets a summary later. */
export async function acknowledge(tx: Tx, payload: CreatedEnquiries): Promise<void> {
  const wanted = listOpen(payload).filter(({ isAcknowledged }) => isAcknowledged);
  const enquiries = wanted.map(({ enquiry }) => enquiry);
  const claimed = await claimMails(tx, enquiries);
  const acknowledged: Acknowledged[] = [];
  for (const { enquiry, visit } of wanted) {
    const claim = claimed.get(enquiry.id);
    const facts = claim ? await readFacts(tx, payload, enquiry.projectId) : null;
    if (claim) acknowledged.push({ enquiry, visit, facts, ...claim });
  }
  await enqueueAcknowledgements(tx, acknowledged, payload.head);
}

const toMessage = (event: 'enquiry.created' | 'enquiry.updated', enquiry: SentRow, key: string) => ({
  message: { event, createdAt: new Date().toISOString(), data: toEventData(enquiry) },
  label: event,
  idempotencyKey: key,
  leadId: enquiry.id,
});

const toCreatedMessage = (enquiry: SentRow) => toMessage('enquiry.created', enquiry, `created-${enquiry.id}`);

export async function callWebhooks(tx: Tx, payload: CreatedEnquiries): Promise<void> {
  const messages = listOpen(payload).map(({ enquiry }) => toCreatedMessage(enquiry));
  await enqueueWebhooks(tx, messages);
}

/** A released enquiry is reported as created. */
export async function callWebhooksOfMove(tx: Tx, change: EnquiryChanged): Promise<void> {
  const { enquiry } = change;
  const key = `updated-${enquiry.id}-${enquiry.version}`;
  if (!isReleased(change)) await enqueueWebhooks(tx, [toMessage('enquiry.updated', enquiry, key)]);
}

export async function notifyOfReleased(tx: Tx, { enquiry, head }: EnquiryChanged): Promise<void> {
  const facts = await findProjectFacts(tx, enquiry.projectId);
  const visit = await findRequestedVisit(tx, enquiry.id);
  const mail = makeTeamMail(enquiry, head, facts, visit && renderRequestForTeam(visit));
  await enqueueMails(tx, [toTeamItem(enquiry, mail)]);
  // A referred contact has not written to us.
  if (!enquiry.namedBy && enquiry.email !== '') {
    const isProved = await isAddressProved(tx, enquiry.email);
    await enqueueAcknowledgements(tx, [{ enquiry, facts, visit, isProved }], head);
  }
  await enqueueWebhooks(tx, [toCreatedMessage(enquiry)]);
}
