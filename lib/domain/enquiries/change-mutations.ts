import 'server-only';
import { ownerReasons } from '@/lib/content/enquiries/assignment';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import { includesRole } from '@/lib/content/roles';
import { noEnquiry } from '@/lib/domain/contacts/enquiry-contact';
import type { MailHead } from '@/lib/domain/settings/dto';
import { readMailHead } from '@/lib/domain/settings/queries';
import type { Sales } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import type { DomainEvent } from '@/lib/server/records/events';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { mayGiveName, sentName } from '@/lib/shared/enquiries/added-name';
import {
  contactPointMissing,
  distinctContactPoints,
  isSameContactPoint,
  sentId,
} from '@/lib/shared/enquiries/contact-points';
import { toState } from '@/lib/shared/enquiries/state';
import { findSentId, listContactPoints } from '@/lib/shared/enquiries/stored-contact-points';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import { changeCard, changeWhere } from './change';
import type { Enquiry, EnquiryEvent } from './dto';
import { enquiryEvent, isMoved, isReassigned, isReleased } from './events';
import type { Changed } from './field/definition';
import { toKind } from './field/kind';
import { setOrigin, toOrigin } from './field/origin';
import { toOutcome } from './field/outcome';
import { listChanges, toColumns } from './field-places';
import { requireEnquiry } from './queries';
import { findRetentionEnds } from './retention';
import { type CardRow, cardInclude, toEvent } from './row';
import { type EnquiryChange, type EnquiryPatch, enquiryNote, enquiryPatch } from './schema';

const entity = 'enquiry';
const contactStates = new Set(['contacted', 'site visit', 'negotiating', 'won']);

type Row = CardRow;
type Patch = EnquiryPatch;

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

export const readChangeSettings = async (): Promise<ChangeSettings> => ({
  head: await readMailHead(),
  endOf: await findRetentionEnds(),
});

const formerOf = (row: Row, patch: Patch): EnquiryChange => ({
  ...(patch.state !== undefined && { state: toState(row.state) }),
  ...(patch.assignee !== undefined && { assignee: row.assigneeId }),
  // Only checked reasons are stored.
  ...(patch.lostReason !== undefined && {
    lostReason: toOutcome(row).lostReason as EnquiryChange['lostReason'],
  }),
});

/** Later messages are recognised by the id that was sent. @throws AppError invalid. */
function keepSentId(row: Row, written: Changed): Changed {
  const id = findSentId(row);
  if (!id || !written.contactPoints) return written;
  if (!written.contactPoints.some((way) => isSameContactPoint(way, id)))
    throw new AppError('invalid', sentId, { fields: { ways: sentId } });
  return { ...written, contactPoints: distinctContactPoints([id, ...written.contactPoints]) };
}

/** The team must not change a name that the contact sent. @throws AppError invalid. */
function keepSentName(row: Row, { name, ...written }: Changed): Changed {
  if (name === undefined || name === row.name) return written;
  if (!mayGiveName({ name: row.name, ...toOrigin(row) }))
    throw new AppError('invalid', sentName, { fields: { name: sentName } });
  return { ...written, name, ...setOrigin(row, { isNameAdded: true }) };
}

/** A released enquiry is notified like a new one. @throws AppError not_found, invalid, conflict. */
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
    const written = keepSentId(row, keepSentName(row, toColumns(patch, row)));
    if (listContactPoints({ ...row, ...written }).length === 0)
      throw new AppError('invalid', contactPointMissing, { fields: { ways: contactPointMissing } });
    const lines = listChanges(row, { ...row, ...written, assignee: await findAssignee(tx, row, patch) });
    const data = { version: row.version + (lines.length > 0 ? 1 : 0), former: formerOf(row, patch) };
    if (lines.length === 0) return { data, tags: [], audit: [] };
    const events = await writeChanges(tx, { sales, ...settings }, row, { written, lines });
    const fields = [...new Set(lines.map(({ kind }) => kind))];
    return { data, tags: [], audit: lineOf(id, fields), events };
  });
  return data;
}

export async function updateEnquiry(sales: Sales, id: string, input: unknown): Promise<Mutated<Enquiry>> {
  const patch = parseInput(enquiryPatch, input);
  await changeEnquiry(sales, { id, patch, settings: await readChangeSettings() });
  return { data: await requireEnquiry(sales, id), tags: [] };
}

/** Without an account, such as of a command, the name alone. */
export const authorOf = async (tx: Tx, sales: Sales) => ({
  actor: sales.name,
  userId: (await tx.user.findUnique({ where: { id: sales.userId }, select: { id: true } }))?.id ?? null,
});

// The audit log names nobody, because it outlives an erasure.
export const lineOf = (id: string, fields: string[]) =>
  ({ action: 'update', entity, entityId: id, fields }) as const;

/** Reason and value of the outcome stay, because the enquiry may come back to it. */
function followState(row: Row, state: Row['state'], { retainUntil, now }: { retainUntil: Date; now: Date }) {
  const isFirstContact = row.firstContactAt === null && contactStates.has(toState(state));
  return {
    retainUntil,
    ...(state !== 'spam' && { review: '' }),
    ...(isFirstContact && { firstContactAt: now }),
  };
}

export async function writeChanges(
  tx: Tx,
  { sales, head, endOf }: ChangeSettings & { sales: Sales },
  former: Row,
  {
    written,
    lines,
    now = new Date(),
  }: { written: Changed; lines: ReturnType<typeof listChanges>; now?: Date },
): Promise<DomainEvent[]> {
  const { state = former.state } = written;
  const isNewState = state !== former.state;
  const enquiry = await changeCard(tx, former.id, {
    ...written,
    version: { increment: 1 },
    ...(isNewState && followState(former, state, { retainUntil: endOf(toKind(former)), now })),
    ...explainOwner(former, written, sales),
  });
  const author = await authorOf(tx, sales);
  await tx.enquiryEvent.createMany({
    data: lines.map((line, index) => ({
      ...line,
      // Reports count one line for each move.
      ...(isNewState && index === 0 && { state }),
      enquiryId: former.id,
      ...author,
    })),
  });
  const change = { former, enquiry, by: sales, head, now };
  return [
    ...(isReleased(change) ? [enquiryEvent('enquiry.released', change)] : []),
    ...(isReassigned(change) ? [enquiryEvent('enquiry.reassigned', change)] : []),
    ...(isMoved(change) ? [enquiryEvent('enquiry.moved', change)] : []),
  ];
}

/** @throws AppError not_found. */
export async function moveTo(
  tx: Tx,
  context: ChangeSettings & { sales: Sales },
  id: string,
  state: Row['state'],
): Promise<DomainEvent[]> {
  const row = await lockEnquiry(tx, id);
  const lines = listChanges(row, { ...row, state });
  return writeChanges(tx, context, row, { written: { state }, lines });
}

function explainOwner(row: Row, { assigneeId }: Changed, { name }: Sales): Changed {
  if (assigneeId === undefined || assigneeId === row.assigneeId) return {};
  const former = row.assignee?.name ?? '';
  return {
    ownerReason:
      assigneeId === null ? ownerReasons.takenAway(name, former) : ownerReasons.assignedBy(name, former),
  };
}

/** @throws AppError not_found, invalid. */
export async function addNote(sales: Sales, id: string, input: unknown): Promise<Mutated<EnquiryEvent>> {
  const { text } = parseInput(enquiryNote, input);
  const endOf = await findRetentionEnds();
  return mutate(sales, async (tx) => {
    const enquiry = await lockEnquiry(tx, id);
    const data = { enquiryId: id, kind: 'note', text, ...(await authorOf(tx, sales)) } as const;
    const row = await tx.enquiryEvent.create({ data });
    await changeWhere(tx, { id }, { retainUntil: endOf(toKind(enquiry)) });
    return { data: toEvent(row), tags: [], audit: lineOf(id, ['note']) };
  });
}
