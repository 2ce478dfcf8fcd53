import 'server-only';
import type { Sales } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { mutate } from '@/lib/server/records/mutation';
import type { ContactPoint } from '@/lib/shared/enquiries/contact-points';
import { listContactPoints } from '@/lib/shared/enquiries/stored-contact-points';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import { findMergeGroup } from './contact-keys';
import { requireEnquiryContact } from './enquiry-contact';
import { lockMatches } from './merge-groups';
import { reachableBy } from './reachable-by';
import { matchDecision } from './schema';

const entity = 'person';

/** @throws AppError invalid where they share no contact point. */
async function requireShared(tx: Tx, keys: string[], contactPoints: ContactPoint[]) {
  const shared =
    contactPoints.length > 0 &&
    (await tx.enquiry.findFirst({ where: { contactId: { in: keys }, ...reachableBy(contactPoints) } }));
  if (shared) return shared;
  throw new AppError(
    'invalid',
    'These two contacts share no telephone number, e-mail address or WhatsApp id.',
  );
}

/** Changes neither enquiry, so that it can be undone. @throws AppError not_found, invalid, conflict. */
export async function writeMatch(sales: Sales, id: string, input: unknown): Promise<void> {
  const { enquiry, state } = parseInput(matchDecision, input);
  await mutate(sales, async (tx) => {
    await lockMatches(tx);
    const [row, other] = [await requireEnquiryContact(id, tx), await requireEnquiryContact(enquiry, tx)];
    const keys = await findMergeGroup(row.contactId, tx);
    const own = await requireShared(tx, keys, listContactPoints(other));
    const decided = await tx.contactMatch.findFirst({
      where: {
        undoneAt: null,
        OR: [
          { contactA: { in: keys }, contactB: other.contactId },
          { contactB: { in: keys }, contactA: other.contactId },
        ],
      },
    });
    if (decided || keys.includes(other.contactId))
      throw new AppError('conflict', 'Somebody has already decided this. Reload the page.');
    const [a, b] = own.contactId < other.contactId ? [own, other] : [other, own];
    await tx.contactMatch.create({
      data: {
        contactA: a.contactId,
        contactB: b.contactId,
        enquiryA: a.id,
        enquiryB: b.id,
        state,
        actor: sales.name,
      },
    });
    const action = state === 'accepted' ? 'join' : 'reject join';
    return { data: null, tags: [], audit: { action, entity, entityId: own.contactId } };
  });
}

/** @throws AppError not_found. */
export async function withdrawMatch(sales: Sales, id: string, matchId: unknown): Promise<void> {
  const known = requireKnownId(matchId, 'There is nothing to undo.');
  await mutate(sales, async (tx) => {
    await lockMatches(tx);
    const { contactId } = await requireEnquiryContact(id, tx);
    const keys = await findMergeGroup(contactId, tx);
    const [match] = await tx.contactMatch.updateManyAndReturn({
      where: { id: known, undoneAt: null, OR: [{ contactA: { in: keys } }, { contactB: { in: keys } }] },
      data: { undoneAt: new Date(), undoneBy: sales.name },
      select: { contactA: true },
    });
    if (!match) throw new AppError('not_found', 'There is nothing to undo.');
    return { data: null, tags: [], audit: { action: 'take apart', entity, entityId: match.contactA } };
  });
}
