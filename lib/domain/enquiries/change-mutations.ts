import 'server-only';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import { ownerReasons } from '@/lib/content/enquiries/turn';
import { includesRole } from '@/lib/content/roles';
import { assignOwners, notifyNewOwner } from '@/lib/domain/assignment/assign';
import { noEnquiry } from '@/lib/domain/contacts/enquiry-contact';
import { notifyOfReleasedEnquiry, notifyOfStateChange } from '@/lib/domain/notifications/notify';
import type { MailHead } from '@/lib/domain/settings/dto';
import { readMailHead } from '@/lib/domain/settings/queries';
import { pauseSla, reassignSla, resumeSla, stopSla } from '@/lib/domain/sla/deadlines';
import { reserveReleased } from '@/lib/domain/visits/request';
import type { Sales } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { mayGiveName, sentName } from '@/lib/shared/enquiries/given-name';
import { findSentId, listWays } from '@/lib/shared/enquiries/kept-ways';
import { distinctWays, isSameWay, noWay, sentId } from '@/lib/shared/enquiries/ways';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/id';
import { parseInput } from '@/lib/shared/parse';
import type { Enquiry, EnquiryEvent } from './dto';
import type { Changed } from './field/definition';
import { toKind } from './field/kind';
import { toState } from './field/state';
import { listChanges, toColumns } from './field-places';
import { requireEnquiry } from './queries';
import { findRetentionEnds } from './retention';
import { type CardRow, cardInclude, toEvent } from './row';
import { type EnquiryChange, type EnquiryPatch, enquiryNote, enquiryPatch } from './schema';

const entity = 'enquiry';
const contactStates = new Set(['contacted', 'site visit', 'negotiating', 'won']);

type Row = CardRow;
type Patch = EnquiryPatch;

/** @throws AppError not_found. */
export async function lockEnquiry(tx: Tx, id: string): Promise<Row> {
  requireId(id, noEnquiry);
  await tx.$queryRaw`select id from enquiry where id = ${id} for update`;
  const row = await tx.enquiry.findUnique({ where: { id }, include: cardInclude });
  if (!row) throw new AppError('not_found', noEnquiry);
  return row;
}

async function findAssignee(tx: Tx, row: Row, { assignee }: Patch): Promise<Row['assignee']> {
  if (assignee === undefined || assignee === row.assigneeId) return row.assignee;
  if (assignee === null) return null;
  const user = await tx.user.findUnique({
    where: { id: assignee },
    select: { id: true, name: true, role: true },
  });
  if (user && includesRole(user.role, 'sales')) return user;
  const message = 'There is no such person.';
  throw new AppError('invalid', message, { fields: { assignee: message } });
}

export type ChangeSettings = { head: MailHead; endOf: (kind: EnquiryKind) => Date };

/** What a change reads of the settings, before its transaction. */
export const readChangeSettings = async (): Promise<ChangeSettings> => ({
  head: await readMailHead(),
  endOf: await findRetentionEnds(),
});

/** What the row says where the patch says otherwise. */
const formerOf = (row: Row, patch: Patch): EnquiryChange => ({
  ...(patch.state !== undefined && { state: toState(row.state) }),
  ...(patch.assignee !== undefined && { assignee: row.assigneeId }),
  // A patch was parsed before its reason was written.
  ...(patch.lostReason !== undefined && { lostReason: row.lostReason as EnquiryChange['lostReason'] }),
});

/** What was sent is never changed; a number and an address have columns of their own. @throws AppError invalid. */
function keepSentId(row: Row, written: Changed): Changed {
  const id = findSentId(row);
  if (!id || !written.ways) return written;
  if (!written.ways.some((way) => isSameWay(way, id)))
    throw new AppError('invalid', sentId, { fields: { ways: sentId } });
  return { ...written, ways: distinctWays([id, ...written.ways]) };
}

/** A name that was sent stays, too; one that is said again changes nothing. @throws AppError invalid. */
function keepSentName(row: Row, { name, ...written }: Changed): Changed {
  if (name === undefined || name === row.name) return written;
  if (!mayGiveName(row)) throw new AppError('invalid', sentName, { fields: { name: sentName } });
  return { ...written, name, isNameAdded: true };
}

/**
 * Changes what is given. Out of review, team and visitor are notified as of a new enquiry.
 * @throws AppError not_found, invalid, or conflict when `version` is not the newest.
 */
export async function changeEnquiry(
  sales: Sales,
  { id, patch, settings }: { id: string; patch: Patch; settings: ChangeSettings },
): Promise<{ version: number; former: EnquiryChange }> {
  const { data } = await mutate(sales, async (tx) => {
    const row = await lockEnquiry(tx, id);
    const { version = row.version } = patch;
    if (version !== row.version) {
      const current = await requireEnquiry(sales, id, tx);
      await requireVersion(tx, sales, { entity, entityId: id }, { version, current });
    }
    const written = keepSentId(row, keepSentName(row, toColumns(patch)));
    if (listWays({ ...row, ...written }).length === 0)
      throw new AppError('invalid', noWay, { fields: { ways: noWay } });
    const events = listChanges(row, { ...row, ...written, assignee: await findAssignee(tx, row, patch) });
    const fields = [...new Set(events.map(({ kind }) => kind))];
    if (events.length > 0) await writeChanges(tx, { sales, ...settings }, row, { written, events });
    const data = { version: row.version + (events.length > 0 ? 1 : 0), former: formerOf(row, patch) };
    return { data, tags: [], audit: fields.length > 0 ? lineOf(id, fields) : [] };
  });
  return data;
}

/** The same for one, with all that is shown of it. */
export async function updateEnquiry(sales: Sales, id: string, input: unknown): Promise<Mutated<Enquiry>> {
  const patch = parseInput(enquiryPatch, input);
  await changeEnquiry(sales, { id, patch, settings: await readChangeSettings() });
  return { data: await requireEnquiry(sales, id), tags: [] };
}

// An enquiry's history names no one: it outlives an erasure.
export const lineOf = (id: string, fields: string[]) =>
  ({ action: 'update', entity, entityId: id, fields }) as const;

/** What follows from another state. Why it was lost and what was sold stay when it goes on: it may come back. */
function followState(row: Row, state: Row['state'], { retainUntil, now }: { retainUntil: Date; now: Date }) {
  const isFirstContact = row.firstContactAt === null && contactStates.has(toState(state));
  return {
    retainUntil,
    ...(state !== 'spam' && { needsReview: false, isSpamConfirmed: false }),
    ...(isFirstContact && { firstContactAt: now }),
  };
}

/** Writes what was changed, with its lines of the history and what follows from it. */
export async function writeChanges(
  tx: Tx,
  { sales, head, endOf }: ChangeSettings & { sales: Sales },
  row: Row,
  {
    written,
    events,
    now = new Date(),
  }: { written: Changed; events: ReturnType<typeof listChanges>; now?: Date },
): Promise<void> {
  const { state = row.state, assigneeId } = written;
  const isMoved = state !== row.state;
  const isGiven = assigneeId !== undefined && assigneeId !== row.assigneeId;
  const updated = await tx.enquiry.update({
    where: { id: row.id },
    data: {
      ...written,
      version: { increment: 1 },
      ...(isMoved && followState(row, state, { retainUntil: endOf(toKind(row)), now })),
      ...explainOwner(row, written, sales),
    },
    include: cardInclude,
  });
  const known = await tx.user.findUnique({ where: { id: sales.userId }, select: { id: true } });
  await tx.enquiryEvent.createMany({
    data: events.map((event, index) => ({
      ...event,
      // The first of them tells of it.
      ...(isMoved && index === 0 && { state }),
      enquiryId: row.id,
      actor: sales.name,
      userId: known?.id ?? null,
    })),
  });
  const isReleased = row.needsReview && !updated.needsReview;
  if (isReleased) await reserveReleased(tx, row.id);
  // Who let it through may have named the owner.
  if (isReleased && updated.assigneeId === null) await assignOwners(tx, [updated], { head, now: new Date() });
  else if (isGiven) await reassignSla(tx, row.id, assigneeId);
  if (isMoved) await followSla(tx, row, { state, now });
  else if (isGiven && !isReleased) await notifyNewOwner(tx, updated, { by: sales, head });
  if (isReleased) await notifyOfReleasedEnquiry(tx, updated, head);
  else if (isMoved) await notifyOfStateChange(tx, updated, updated.version);
}

/** Moves an enquiry where something else than a patch does, such as a visit. @throws AppError not_found. */
export async function moveTo(
  tx: Tx,
  context: ChangeSettings & { sales: Sales },
  id: string,
  state: Row['state'],
): Promise<void> {
  const row = await lockEnquiry(tx, id);
  const events = listChanges(row, { ...row, state });
  await writeChanges(tx, context, row, { written: { state }, events });
}

/** Why it is whose it is, where somebody gives it to another one. */
function explainOwner(row: Row, { assigneeId }: Changed, { name }: Sales): Changed {
  if (assigneeId === undefined || assigneeId === row.assigneeId) return {};
  const former = row.assignee?.name ?? '';
  return {
    ownerReason:
      assigneeId === null ? ownerReasons.takenAway(name, former) : ownerReasons.given(name, former),
  };
}

/** A move is an answer, but for one among the spam, where nobody is answered; back among the new ones it was none. */
async function followSla(
  tx: Tx,
  row: Row,
  { state, now }: { state: Row['state']; now: Date },
): Promise<void> {
  if (state === 'new') return resumeSla(tx, row, now);
  if (state !== 'spam') return stopSla(tx, row.id, 'state', now);
  await pauseSla(tx, row.id);
}

/** Adds a note for the team. @throws AppError not_found, invalid. */
export async function addNote(sales: Sales, id: string, input: unknown): Promise<Mutated<EnquiryEvent>> {
  const { text } = parseInput(enquiryNote, input);
  const endOf = await findRetentionEnds();
  return mutate(sales, async (tx) => {
    const enquiry = await lockEnquiry(tx, id);
    const known = await tx.user.findUnique({ where: { id: sales.userId }, select: { id: true } });
    const row = await tx.enquiryEvent.create({
      data: { enquiryId: id, kind: 'note', text, actor: sales.name, userId: known?.id ?? null },
    });
    await tx.enquiry.update({ where: { id }, data: { retainUntil: endOf(toKind(enquiry)) } });
    return { data: toEvent(row), tags: [], audit: lineOf(id, ['note']) };
  });
}
