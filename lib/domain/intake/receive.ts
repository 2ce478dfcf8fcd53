import 'server-only';
import { v7 } from 'uuid';
import { ownerReasons } from '@/lib/content/enquiries/assignment';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { findContactKeys, lockContactPoints } from '@/lib/domain/contacts/contact-keys';
import { addNewKeys } from '@/lib/domain/contacts/new-keys';
import { addConsents, toConsents } from '@/lib/domain/enquiries/consents';
import { toAttributionColumn } from '@/lib/domain/enquiries/field/attribution';
import { hasConsent } from '@/lib/domain/enquiries/field/consents';
import { toDetailsColumn } from '@/lib/domain/enquiries/field/details';
import { setOrigin } from '@/lib/domain/enquiries/field/origin';
import { retentionEnd } from '@/lib/domain/enquiries/retention';
import type { IntakeSettings } from '@/lib/domain/settings/queries';
import type { Tx } from '@/lib/server/db';
import { insertRows } from '@/lib/server/insert-rows';
import type { DomainEvent } from '@/lib/server/records/events';
import { toContactPoints } from '@/lib/shared/enquiries/contact-points';
import type { Consent, Enquiry } from '@/prisma/generated/client';
import type { CreatedEnquiries, CreatedEnquiry, Incoming } from './incoming';

/** An enquiry that is stored; of one that was stored before, whether it has the consent to marketing. */
export type Received = { id: string; isNew: true } | { id: string; isNew: false; hasMarketing: boolean };

type Known = Extract<Received, { isNew: false }>;

async function findKnown(tx: Tx, incoming: readonly Incoming[]): Promise<(Known | undefined)[]> {
  const since = new Date(Date.now() - enquiryLimits.doubleTapMs);
  const hashes = incoming.flatMap(({ repeatedContent }) => repeatedContent ?? []);
  const rows = await tx.enquiry.findMany({
    where: {
      OR: [
        { requestKey: { in: incoming.map(({ requestKey }) => requestKey) } },
        ...(hashes.length > 0 ? [{ contentHash: { in: hashes }, createdAt: { gt: since } }] : []),
      ],
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true, requestKey: true, contentHash: true, createdAt: true, consents: true },
  });
  return incoming.map(({ requestKey, repeatedContent }) => {
    const row = rows.find(
      (each) =>
        each.requestKey === requestKey || (each.contentHash === repeatedContent && each.createdAt > since),
    );
    return row && { id: row.id, isNew: false as const, hasMarketing: hasConsent(row, 'marketing') };
  });
}

async function toRows(tx: Tx, incoming: readonly Incoming[], { monthsOf }: IntakeSettings) {
  const contacts = incoming.map(({ contact }) => contact);
  const keys = addNewKeys(await findContactKeys(tx, contacts), contacts);
  return incoming.map((each, index) => {
    const { kind, contact, project, spamReasons = [], requestKey } = each;
    const isHeld = spamReasons.length > 0;
    return {
      id: v7(),
      ...toAttributionColumn(toDetailsColumn(each.columns)),
      kindName: kind,
      requestKey,
      ...setOrigin({ origin: {} }, each.origin),
      phoneE164: contact.phoneE164,
      email: contact.email,
      ...(contact.whatsapp && { ways: toContactPoints(contact.whatsapp) }),
      // There is one for each contact.
      contactId: keys[index] as string,
      projectId: project?.id ?? null,
      ...(isHeld && {
        review: 'waiting',
        ownerReason: ownerReasons.held,
        suspicions: [...spamReasons],
        state: 'spam' as const,
      }),
      retainUntil: retentionEnd(monthsOf(kind)),
    };
  });
}

type Stored = { each: Incoming; row: Enquiry; consents: Consent[] };

/** The only insert into the table `enquiry`. Leaves out what another transaction has stored meanwhile under the same key. */
async function insert(tx: Tx, incoming: readonly Incoming[], settings: IntakeSettings): Promise<Stored[]> {
  const inserted = await toRows(tx, incoming, settings);
  await insertRows(tx, 'enquiry', inserted, { skipKnown: true });
  const rows = await tx.enquiry.findMany({ where: { id: { in: inserted.map(({ id }) => id) } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stored = incoming.flatMap((each, index) => {
    const row = byId.get(inserted[index]?.id ?? '');
    return row ? [{ each, row, consents: toConsents(row.id, each) }] : [];
  });
  await addConsents(tx, stored);
  return stored;
}

const toCreated = ({ each, row, consents }: Stored): CreatedEnquiry => {
  const namedBy = each.partner ? { partner: each.partner } : null;
  return { ...each, enquiry: { ...row, consents, project: each.project, namedBy } };
};

/** Stores enquiries that are too many to lock their contacts. Nobody is notified of them. */
export async function receiveBulk(
  tx: Tx,
  incoming: readonly Incoming[],
  settings: IntakeSettings,
): Promise<void> {
  await insert(tx, incoming, settings);
}

/**
 * Stores what a channel has read, each once. Returns one result for each, and the event to react to: the caller runs the reactions in
 * the same transaction.
 */
export async function receive(
  tx: Tx,
  incoming: readonly Incoming[],
  settings: IntakeSettings,
  { lockTimeoutMs }: { lockTimeoutMs?: number } = {},
): Promise<{ received: Received[]; events: DomainEvent[] }> {
  const points = incoming.flatMap(({ contact: { phoneE164, email, whatsapp = '' } }) => [
    phoneE164,
    email,
    whatsapp,
  ]);
  await lockContactPoints(tx, points, { timeoutMs: lockTimeoutMs });
  let known = await findKnown(tx, incoming);
  const fresh = incoming.filter((_, index) => !known[index]);
  if (fresh.length === 0) return { received: known.flatMap((each) => each ?? []), events: [] };
  const stored = await insert(tx, fresh, settings);
  if (stored.length < fresh.length) known = await findKnown(tx, incoming);
  const idOf = new Map(stored.map(({ each, row }) => [each, row.id]));
  const received = incoming.map((each, index): Received => {
    const id = idOf.get(each);
    const result = id ? { id, isNew: true as const } : known[index];
    // Another transaction has stored it and deleted it again: the caller repeats.
    if (!result) throw new Error('An enquiry was deleted while it was stored.');
    return result;
  });
  await insertRows(
    tx,
    'enquiryEvent',
    stored.flatMap(({ each, row }) =>
      each.history ? [{ enquiryId: row.id, kind: 'consent' as const, ...each.history }] : [],
    ),
  );
  const payload: CreatedEnquiries = {
    created: stored.map(toCreated),
    head: settings.head,
    facts: new Map(),
  };
  return { received, events: [{ name: 'enquiry.created', payload }] };
}
