import 'server-only';
import { requireEnquiryContact } from '@/lib/domain/contacts/enquiry-contact';
import { deleteUnusedMatches, lockMatches } from '@/lib/domain/contacts/merge-groups';
import { readTies } from '@/lib/domain/contacts/queries';
import { exportCvs, listCvIds } from '@/lib/domain/enquiries/cv';
import { toExported } from '@/lib/domain/enquiries/field-places';
import { cardInclude, toEvent } from '@/lib/domain/enquiries/row';
import { forgetPartners } from '@/lib/domain/partners/forget';
import { readMailHead } from '@/lib/domain/settings/queries';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { discardFiles } from '@/lib/server/files/sweep';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { listContactPoints } from '@/lib/shared/enquiries/stored-contact-points';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { forgetHolder, listUnitsHeldFor } from './held-units';
import { tickedEnquiries } from './schema';
import { deletePayloadsOf, listPayloadsOf } from './source-payloads';

const entity = 'person';

/** Without a choice: the given enquiry, and those on proved ties. */
async function selectEnquiries(tx: Tx, id: string, input: unknown) {
  const ticked = parseInput(tickedEnquiries, input);
  const row = await requireEnquiryContact(id, tx);
  const { tied, provedEmails } = await readTies(tx, row);
  const isTied = (each: string) => tied.some(({ enquiry }) => enquiry === each);
  if (ticked && !ticked.every(isTied))
    throw new AppError(
      'invalid',
      'The selected enquiries no longer belong to this contact. Reload the page.',
    );
  const chosen = tied.filter(
    ({ enquiry, isProved }) => enquiry === id || (ticked ? ticked.includes(enquiry) : isProved),
  );
  const ids = chosen.map(({ enquiry }) => enquiry);
  const rows = await tx.enquiry.findMany({
    where: { id: { in: ids } },
    select: { id: true, phoneE164: true, email: true, contactPoints: true },
  });
  // A newsletter is of who reads the address: anybody can type it with another's number.
  const emails = rows.flatMap((each) =>
    listContactPoints(each)
      .filter(({ kind, value }) => kind === 'email' && (each.id === id || provedEmails.includes(value)))
      .map(({ value }) => value),
  );
  return {
    contactId: row.contactId,
    ids,
    chosen: rows,
    emails,
    ties: new Map(tied.map(({ enquiry, tie }) => [enquiry, tie])),
  };
}

/** The export is logged. @throws AppError not_found, invalid. */
export async function exportContact(
  admin: Admin,
  enquiryId: string,
  ticked?: unknown,
): Promise<Mutated<object>> {
  requireRecentPassword(admin);
  const {
    data: { ids: exported, ...data },
    tags,
  } = await mutate(admin, async (tx) => {
    const { contactId, ids, emails, chosen, ties } = await selectEnquiries(tx, enquiryId, ticked);
    const rows = await tx.enquiry.findMany({
      where: { id: { in: ids } },
      orderBy: { createdAt: 'asc' },
      include: {
        ...cardInclude,
        events: { orderBy: { at: 'asc' } },
        contactProofs: true,
        documentLinks: true,
        visits: true,
        partnership: { omit: { linkKey: true } },
      },
    });
    const subscriptions = await tx.subscriber.findMany({ where: { email: { in: emails } } });
    const hashes = [
      ...rows.flatMap(({ consents }) => consents.map(({ noticeHash }) => noticeHash)),
      ...subscriptions.map(({ noticeHash }) => noticeHash),
    ];
    const notices = await tx.notice.findMany({
      where: { hash: { in: hashes } },
      orderBy: { version: 'asc' },
    });
    const heldUnits = await listUnitsHeldFor(tx, rows);
    const sourceBodies = await listPayloadsOf(tx, chosen);
    const enquiries = rows.map(({ events, ...row }) => ({
      ...toExported(row),
      tie: ties.get(row.id) ?? '',
      events: events.map(toEvent),
    }));
    return {
      data: {
        exportedAt: new Date().toISOString(),
        enquiries,
        subscriptions,
        notices,
        heldUnits,
        sourceBodies,
        leftOut: ties.size - rows.length,
        ids,
      },
      tags: [],
      audit: { action: 'export', entity, entityId: contactId },
    };
  });
  return { data: { ...data, cvs: await exportCvs(exported) }, tags };
}

/** The erasure is logged without the name. @throws AppError not_found, invalid. */
export async function eraseContact(admin: Admin, enquiryId: string, ticked?: unknown) {
  requireRecentPassword(admin);
  const head = await readMailHead();
  const {
    data: { cvs, ...data },
    tags,
  } = await mutate(admin, async (tx) => {
    await lockMatches(tx);
    const { contactId, ids, emails, chosen } = await selectEnquiries(tx, enquiryId, ticked);
    await tx.subscriber.deleteMany({ where: { email: { in: emails } } });
    await forgetHolder(tx, ids);
    await deletePayloadsOf(tx, chosen);
    await forgetPartners(tx, ids, head);
    const cvIds = await listCvIds(tx, ids);
    const { count } = await tx.enquiry.deleteMany({ where: { id: { in: ids } } });
    await deleteUnusedMatches(tx);
    return {
      data: { enquiries: count, cvs: cvIds },
      tags: [],
      audit: {
        action: 'erase',
        entity,
        entityId: contactId,
        label: `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`,
      },
    };
  });
  // The next sweep deletes what fails here.
  await discardFiles(cvs);
  return { data, tags };
}
