import 'server-only';
import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import { givenText } from '@/lib/content/sources/sources';
import { assignOwners } from '@/lib/domain/assignment/assign';
import { findContactKey, lockContact, lockContactPoints } from '@/lib/domain/contacts/contact-keys';
import { toShortText } from '@/lib/domain/enquiries/field/attribution';
import { toStoredKind } from '@/lib/domain/enquiries/field/kind';
import { findProjectsByName } from '@/lib/domain/enquiries/projects-by-name';
import { findRetentionEnds } from '@/lib/domain/enquiries/retention';
import { notifyOfNewEnquiries } from '@/lib/domain/notifications/notify';
import type { MailHead } from '@/lib/domain/settings/dto';
import { readMailHead } from '@/lib/domain/settings/queries';
import type { Tx } from '@/lib/server/db';
import { insertRows } from '@/lib/server/insert-rows';
import { sha256 } from '@/lib/server/sha256';
import { waysOf } from '@/lib/shared/enquiries/ways';
import { findE164 } from '@/lib/shared/phone';

/** An enquiry that a source has read somewhere else, by its own id there. */
export type IncomingEnquiry = {
  doorId: string;
  doorKey: string;
  kind: EnquiryKind;
  source: string;
  name: string;
  /** A number that can be called, or ''. One of number, address and id is there. */
  phone: string;
  email: string;
  /** Id of a WhatsApp account. */
  whatsapp: string;
  message: string;
  /** What it may have said so far, where this message says more: it takes its place in one that is there already. */
  formerMessages: readonly string[];
  /** In the words of the source. */
  project: string;
  /** Which somebody has chosen, for the enquiry or for the word of the source; else it is found by its name. */
  projectId: string | null;
  budget: string;
  sentAt: Date | null;
  /** The click on an ad of Google that led to it; '' where none is known. */
  clickId: string;
};

/** Locks all of their persons before the first is written: whose turn it is is locked last, by everybody. */
export const lockIncomingContacts = (tx: Tx, given: readonly IncomingEnquiry[]): Promise<void> =>
  lockContactPoints(
    tx,
    given.flatMap(({ phone, email, whatsapp }) => [findE164(phone) ?? '', email, whatsapp]),
  );

type IntakeSettings = { head: MailHead; endOf: (kind: EnquiryKind) => Date };

/** What is known of how it began is the click alone. */
function toTouches(clickId: string) {
  const touch = { gclid: toShortText(clickId) };
  return { firstTouch: touch, lastTouch: touch };
}

/** What a given enquiry needs of the settings, before its transaction. */
export const readIntakeSettings = async (): Promise<IntakeSettings> => ({
  head: await readMailHead(),
  endOf: await findRetentionEnds(),
});

/**
 * Writes it, once for each key of a source; what was there already answers its id, and nobody is told again. Its person was read
 * no notice of ours and has agreed to no marketing.
 */
export async function addIncomingEnquiry(
  tx: Tx,
  { project, formerMessages, kind, whatsapp, clickId, ...given }: IncomingEnquiry,
  { head, endOf, isAcknowledged }: IntakeSettings & { isAcknowledged: boolean },
): Promise<{ id: string | null; isNew: boolean }> {
  const { doorId, doorKey, phone, email } = given;
  const contact = { phoneE164: findE164(phone) ?? '', email, whatsapp };
  await lockContact(tx, contact);
  const projects = await findProjectsByName(tx);
  const isThere = [...projects.values()].includes(given.projectId ?? '');
  const projectId = isThere ? given.projectId : (projects.get(project.toLowerCase()) ?? null);
  const unknownProject = project && !projectId ? `Project: ${project}` : '';
  const id = v7();
  const enquiry = {
    id,
    ...given,
    message: [given.message, unknownProject].filter(Boolean).join('\n').slice(0, fieldMax.message),
    ...toStoredKind(kind),
    ...(clickId && toTouches(clickId)),
    listing: project,
    requestKey: `door-${sha256(JSON.stringify([doorId, doorKey]))}`,
    phoneE164: contact.phoneE164,
    ways: waysOf(whatsapp),
    personKey: (await findContactKey(tx, contact)) ?? randomUUID(),
    projectId,
    noticeVersion: '',
    noticeHash: '',
    retainUntil: endOf(kind),
  };
  if ((await insertRows(tx, 'enquiry', [enquiry], { skipKnown: true })) === 0) {
    const known = await tx.enquiry.findFirst({ where: { doorId, doorKey }, select: { id: true } });
    if (known && formerMessages.length > 0)
      await tx.enquiry.updateMany({
        where: { id: known.id, message: { in: [...formerMessages] } },
        data: { message: given.message, version: { increment: 1 } },
      });
    return { id: known?.id ?? null, isNew: false };
  }
  const row = await tx.enquiry.findUniqueOrThrow({
    where: { id },
    include: { project: { select: { name: true } } },
  });
  await tx.enquiryEvent.create({
    data: { enquiryId: id, kind: 'consent', actor: given.source, text: givenText },
  });
  await assignOwners(tx, [row], { head });
  await notifyOfNewEnquiries(tx, [{ enquiry: row, isAcknowledged }], head);
  return { id: id, isNew: true };
}
