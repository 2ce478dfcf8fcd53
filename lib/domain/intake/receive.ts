import 'server-only';
import { v7 } from 'uuid';
import { ownerReasons } from '@/lib/content/enquiries/assignment';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { addNewKeys, findContactKeys, lockContactPoints } from '@/lib/domain/contacts/contact-keys';
import { changeWhere } from '@/lib/domain/enquiries/change';
import { addConsents, setMarketing, toConsents } from '@/lib/domain/enquiries/consents';
import { toAttributionColumn } from '@/lib/domain/enquiries/field/attribution';
import { hasConsent } from '@/lib/domain/enquiries/field/consents';
import { toDetailsColumn } from '@/lib/domain/enquiries/field/details';
import { setOrigin } from '@/lib/domain/enquiries/field/origin';
import { retentionEnd } from '@/lib/domain/enquiries/retention';
import type { CreatedEnquiries, CreatedEnquiry } from '@/lib/domain/reactions/created';
import { runReactions } from '@/lib/domain/reactions/run';
import type { IntakeSettings } from '@/lib/domain/settings/queries';
import type { Tx } from '@/lib/server/db';
import { insertRows } from '@/lib/server/writes/insert-rows';
import { toContactPoints } from '@/lib/shared/enquiries/contact-points';
import type { Consent, Enquiry } from '@/prisma/generated/client';
import type { Incoming } from './incoming';

export type Received = { id: string; isNew: boolean };

type Known = { id: string; hasMarketing: boolean };

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
    return row && { id: row.id, hasMarketing: hasConsent(row, 'marketing') };
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
      ...(contact.whatsapp && { contactPoints: toContactPoints(contact.whatsapp) }),
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

/** The only insert into `enquiry`. Skips what another transaction has stored under the same key. */
export async function insertEnquiries(
  tx: Tx,
  incoming: readonly Incoming[],
  settings: IntakeSettings,
): Promise<Stored[]> {
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

/** The last answer of the visitor counts. */
async function updateRepeated(
  tx: Tx,
  { id: enquiryId, hasMarketing: hadMarketing }: Known,
  { hasMarketing = hadMarketing, continued }: Incoming,
): Promise<void> {
  if (hasMarketing !== hadMarketing) {
    await setMarketing(tx, enquiryId, hasMarketing);
    const text = hasMarketing ? 'agreed to marketing' : 'took back the consent to marketing';
    const line = {
      kind: 'consent',
      actor: 'The visitor',
      text: `${text} when sending the same enquiry again`,
    } as const;
    await tx.enquiryEvent.create({ data: { enquiryId, ...line } });
  }
  if (!continued) return;
  const where = { id: enquiryId, message: { in: [...continued.former] } };
  await changeWhere(tx, where, { message: continued.message, version: { increment: 1 } });
}

/** Stores each once and runs the reactions, in the transaction of the caller. */
export async function receive(
  tx: Tx,
  incoming: readonly Incoming[],
  settings: IntakeSettings,
  { lockTimeoutMs }: { lockTimeoutMs?: number } = {},
): Promise<Received[]> {
  const points = incoming.flatMap(({ contact: { phoneE164, email, whatsapp = '' } }) => [
    phoneE164,
    email,
    whatsapp,
  ]);
  await lockContactPoints(tx, points, { timeoutMs: lockTimeoutMs });
  let known = await findKnown(tx, incoming);
  const fresh = incoming.filter((_, index) => !known[index]);
  const stored = fresh.length > 0 ? await insertEnquiries(tx, fresh, settings) : [];
  if (stored.length < fresh.length) known = await findKnown(tx, incoming);
  const idOf = new Map(stored.map(({ each, row }) => [each, row.id]));
  const received: Received[] = [];
  for (const [index, each] of incoming.entries()) {
    const newId = idOf.get(each);
    const repeated = known[index];
    if (newId) received.push({ id: newId, isNew: true });
    else if (repeated) {
      await updateRepeated(tx, repeated, each);
      received.push({ id: repeated.id, isNew: false });
    }
    // Another transaction has stored and deleted it: the caller repeats.
    else throw new Error('An enquiry was deleted while it was stored.');
  }
  if (stored.length === 0) return received;
  const history = stored.flatMap(({ each, row }) =>
    each.history ? [{ enquiryId: row.id, kind: 'consent' as const, ...each.history }] : [],
  );
  await insertRows(tx, 'enquiryEvent', history);
  const { head } = settings;
  const payload: CreatedEnquiries = { created: stored.map(toCreated), head, facts: new Map() };
  await runReactions(tx, [{ name: 'enquiry.created', payload }]);
  return received;
}
