import 'server-only';
import { randomUUID } from 'node:crypto';
import { spokenNotice } from '@/lib/content/enquiries/enquiries';
import { assignAddedEnquiry } from '@/lib/domain/assignment/assign';
import { findContactKey, lockContact } from '@/lib/domain/contacts/contact-keys';
import { toStoredKind } from '@/lib/domain/enquiries/field/kind';
import { requireProject } from '@/lib/domain/enquiries/require-project';
import { findRetentionEnds } from '@/lib/domain/enquiries/retention';
import { notifyOfAddedEnquiry } from '@/lib/domain/notifications/notify';
import { readMailHead } from '@/lib/domain/settings/queries';
import type { Sales } from '@/lib/server/auth/viewer';
import { listTeamAddresses } from '@/lib/server/delivery/email/setup';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { keepNotice } from '@/lib/server/records/notice';
import { waysOf } from '@/lib/shared/enquiries/ways';
import { parseInput } from '@/lib/shared/parse';
import { findE164 } from '@/lib/shared/phone';
import { addedEnquiry } from '../schema';

/** The enquiry of a call or a visit, typed in by the team; the same key again is the same enquiry. @throws AppError invalid. */
export async function addEnquiry(sales: Sales, input: unknown): Promise<Mutated<{ _id: string }>> {
  const {
    isNoticeRead: _isRead,
    requestKey: key,
    projectId,
    kind,
    whatsapp,
    ...fields
  } = parseInput(addedEnquiry, input);
  const contact = { phoneE164: findE164(fields.phone) ?? '', email: fields.email, whatsapp };
  const [endOf, team, head] = [await findRetentionEnds(), await listTeamAddresses(), await readMailHead()];
  return mutate(sales, async (tx) => {
    await lockContact(tx, contact);
    const requestKey = `added-${key ?? randomUUID()}`;
    const known = await tx.enquiry.findUnique({ where: { requestKey }, select: { id: true } });
    if (known) return { data: { _id: known.id }, tags: [], audit: [] };
    const now = new Date();
    const own = await tx.user.findUnique({ where: { id: sales.userId }, select: { id: true } });
    const row = await tx.enquiry.create({
      data: {
        ...fields,
        ...toStoredKind(kind),
        requestKey,
        phoneE164: contact.phoneE164,
        ways: waysOf(whatsapp),
        personKey: (await findContactKey(tx, contact)) ?? randomUUID(),
        projectId: await requireProject(tx, projectId),
        ...(await keepNotice(tx, spokenNotice)),
        addedBy: sales.name,
        noticeReadAt: now,
        // Whoever was read the notice has been spoken to.
        state: 'contacted',
        firstContactAt: now,
        createdAt: now,
        assigneeId: own?.id ?? null,
        retainUntil: endOf(kind),
      },
      include: { project: { select: { name: true } } },
    });
    await assignAddedEnquiry(tx, row, { id: row.assigneeId, name: sales.name });
    await notifyOfAddedEnquiry(tx, row, { own: sales.email, team, head });
    // An enquiry's history names no one: it outlives an erasure.
    return {
      data: { _id: row.id },
      tags: [],
      audit: { action: 'create', entity: 'enquiry', entityId: row.id },
    };
  });
}
