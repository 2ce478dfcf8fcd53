import 'server-only';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import type { Sales } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { isSameContactPoint } from '@/lib/shared/enquiries/contact-points';
import { listContactPoints, titleOfRow } from '@/lib/shared/enquiries/stored-contact-points';
import { findE164 } from '@/lib/shared/parsing/phone';
import type { ContactProof, ContactMatch as MatchRow, Prisma } from '@/prisma/generated/client';
import { findMergeGroup } from './contact-keys';
import type {
  ContactConfirmation,
  ContactEvent,
  ContactMatch,
  ContactSuggestion,
  KnownContact,
  TiedEnquiry,
} from './dto';
import { countByMergeGroup } from './merge-groups';
import { reachableBy } from './reachable-by';
import { findTies } from './ties';

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
const sentSelect = {
  id: true,
  contactId: true,
  name: true,
  phoneE164: true,
  email: true,
  contactPoints: true,
  createdAt: true,
} as const;

type Anchor = { id: string; contactId: string };

async function listSent(tx: Tx, { id }: Anchor, keys: string[]) {
  const [anchor, others] = [
    await tx.enquiry.findMany({ where: { id }, select: sentSelect }),
    await tx.enquiry.findMany({
      where: { contactId: { in: keys }, id: { not: id } },
      orderBy: [...newestFirst],
      take: enquiryLimits.mostTied,
      select: sentSelect,
    }),
  ];
  return [...anchor, ...others];
}

type Sent = Awaited<ReturnType<typeof listSent>>[number];

async function listNewest(tx: Tx, keys: string[], where: Prisma.EnquiryWhereInput = {}): Promise<Sent[]> {
  const found: Sent[] = [];
  for (const contactId of keys) {
    const row = await tx.enquiry.findFirst({
      where: { ...where, contactId },
      orderBy: [...newestFirst],
      select: sentSelect,
    });
    if (row) found.push(row);
  }
  return found;
}

function listProofs(tx: Tx, sent: Sent[]): Promise<ContactProof[]> {
  const emails = [...new Set(sent.map(({ email }) => email))].filter(Boolean);
  return tx.contactProof.findMany({
    where: {
      OR: [
        { kind: 'email', value: { in: emails } },
        { kind: 'phone', enquiryId: { in: sent.map(({ id }) => id) } },
      ],
    },
    orderBy: { at: 'asc' },
  });
}

const listMatches = (tx: Tx, keys: string[]): Promise<MatchRow[]> =>
  tx.contactMatch.findMany({
    where: { OR: [{ contactA: { in: keys } }, { contactB: { in: keys } }] },
    orderBy: { at: 'asc' },
  });

const isInForce = ({ undoneAt }: { undoneAt: Date | null }) => undoneAt === null;

type ContactRows = { keys: string[]; sent: Sent[]; proofs: ContactProof[]; matches: MatchRow[] };

async function readRows(tx: Tx, anchor: Anchor): Promise<ContactRows> {
  const keys = await findMergeGroup(anchor.contactId, tx);
  const sent = await listSent(tx, anchor, keys);
  return { keys, sent, proofs: await listProofs(tx, sent), matches: await listMatches(tx, keys) };
}

function toTied({ id }: Anchor, { sent, proofs, matches }: ContactRows): TiedEnquiry[] {
  const ties = findTies(id, sent, {
    proofs: proofs.filter(isInForce),
    matches: matches.filter((match) => isInForce(match) && match.state === 'accepted'),
  });
  return sent.map((row) => {
    const { text = '', isProved = false } = ties.get(row.id) ?? {};
    const { phoneE164: phone, email } = row;
    return {
      enquiry: row.id,
      name: titleOfRow(row),
      phone,
      email,
      createdAt: row.createdAt.toISOString(),
      tie: text,
      isProved,
    };
  });
}

export async function readTies(
  tx: Tx,
  anchor: Anchor,
): Promise<{ tied: TiedEnquiry[]; provedEmails: string[] }> {
  const person = await readRows(tx, anchor);
  const provedEmails = person.proofs
    .filter((proof) => proof.kind === 'email' && isInForce(proof))
    .map(({ value }) => value);
  return { tied: toTied(anchor, person), provedEmails };
}

const otherKey = ({ contactA, contactB }: MatchRow, keys: string[]) =>
  keys.includes(contactA) ? contactB : contactA;

async function listSuggestions(tx: Tx, { keys, sent, matches }: ContactRows): Promise<ContactSuggestion[]> {
  const contactPoints = sent.flatMap(listContactPoints);
  if (contactPoints.length === 0) return [];
  const decided = matches.filter(isInForce).map((match) => otherKey(match, keys));
  const where: Prisma.EnquiryWhereInput = {
    ...reachableBy(contactPoints),
    contactId: { notIn: [...keys, ...decided] },
    state: { not: 'spam' },
  };
  const newest = await tx.enquiry.groupBy({
    by: ['contactId'],
    where,
    orderBy: { _max: { createdAt: 'desc' } },
    take: enquiryLimits.mostSuggested,
  });
  const ids = newest.map(({ contactId }) => contactId);
  const found = await listNewest(tx, ids, where);
  const counts = await countByMergeGroup(ids, tx);
  return found.map((row) => ({
    enquiry: row.id,
    name: titleOfRow(row),
    phone: row.phoneE164,
    email: row.email,
    shared:
      listContactPoints(row).find((way) => contactPoints.some((own) => isSameContactPoint(own, way))) ?? null,
    count: counts.get(row.contactId) ?? 1,
    lastAt: row.createdAt.toISOString(),
  }));
}

async function toMatches(
  tx: Tx,
  { contactId }: Anchor,
  { keys, matches }: ContactRows,
): Promise<ContactMatch[]> {
  const inForce = matches.filter(isInForce);
  const shownKey = (match: MatchRow) =>
    match.contactB === contactId ? match.contactA : otherKey(match, keys);
  const others = await listNewest(tx, [...new Set(inForce.map(shownKey))]);
  return inForce.map((match) => {
    const other = others.find((row) => row.contactId === shownKey(match));
    return {
      _id: match.id,
      state: match.state,
      enquiry: other?.id ?? null,
      name: other ? titleOfRow(other) : '',
      phone: other?.phoneE164 ?? '',
      at: match.at.toISOString(),
      actor: match.actor,
    };
  });
}

type Line = { id: string; at: Date; actor: string; undoneAt: Date | null; undoneBy: string };

function toLines({ id, at, actor, undoneAt, undoneBy }: Line, done: string, undone: string): ContactEvent[] {
  const first = { _id: id, at: at.toISOString(), actor, text: done };
  if (!undoneAt) return [first];
  return [first, { _id: `${id}-undone`, at: undoneAt.toISOString(), actor: undoneBy, text: undone }];
}

const decisions: Record<MatchRow['state'], [done: string, undone: string]> = {
  accepted: ['merged two contacts', 'separated merged contacts'],
  rejected: ['marked two contacts with the same address as different people', 'undid that'],
};

const listEvents = ({ proofs, matches }: ContactRows): ContactEvent[] => [
  ...proofs.flatMap((proof) => {
    const contact = proof.kind === 'phone' ? 'number' : 'address';
    const done =
      proof.method === 'link' ? 'used a link that was mailed to the address' : `confirmed the ${contact}`;
    return toLines(proof, done, `undid the confirmation of the ${contact}`);
  }),
  ...matches.flatMap((match) => toLines(match, ...decisions[match.state])),
];

export async function readContact(
  anchor: Anchor & { email: string },
  tx: Tx = db,
): Promise<{
  keys: string[];
  ties: TiedEnquiry[];
  suggestions: ContactSuggestion[];
  matches: ContactMatch[];
  confirmations: ContactConfirmation[];
  personEvents: ContactEvent[];
}> {
  const person = await readRows(tx, anchor);
  const own = person.proofs.filter(
    ({ kind, value, enquiryId, undoneAt }) =>
      undoneAt === null && (kind === 'email' ? value === anchor.email : enquiryId === anchor.id),
  );
  return {
    keys: person.keys,
    ties: toTied(anchor, person),
    suggestions: await listSuggestions(tx, person),
    matches: await toMatches(tx, anchor, person),
    confirmations: own.map(({ id, kind, method, at, actor }) => ({
      _id: id,
      contact: kind,
      method,
      at: at.toISOString(),
      actor,
    })),
    personEvents: listEvents(person),
  };
}

export async function findKnownContact(_sales: Sales, typed: unknown): Promise<KnownContact | null> {
  const phoneE164 = typeof typed === 'string' ? findE164(typed.slice(0, fieldMax.phone)) : null;
  if (!phoneE164) return null;
  const [last] = await db.enquiry.findMany({
    where: {
      OR: [{ phoneE164 }, { contactPoints: { array_contains: [{ kind: 'phone', value: phoneE164 }] } }],
    },
    orderBy: [...newestFirst],
    select: { name: true, createdAt: true, contactId: true },
  });
  if (!last) return null;
  const count = (await countByMergeGroup([last.contactId])).get(last.contactId) ?? 1;
  return { name: last.name, count, lastAt: last.createdAt.toISOString() };
}
