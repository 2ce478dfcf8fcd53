import 'server-only';
import { closedForm } from '@/lib/content/enquiries/contact';
import type { OfficeFormName } from '@/lib/content/enquiries/office-form-pages';
import { partnerHref, requireLinkedPartner } from '@/lib/domain/partners/link';
import { namedInput } from '@/lib/domain/partners/schema';
import { findProject } from '@/lib/domain/projects/queries';
import { readOpenForms } from '@/lib/domain/settings/queries';
import { chooseHref, visitHref } from '@/lib/domain/visits/link';
import { parseRequestedSlot, takesVisits } from '@/lib/domain/visits/plan';
import { visitInput } from '@/lib/domain/visits/schema';
import { db } from '@/lib/server/db';
import type { Saved, Sender } from '@/lib/shared/enquiries/sender';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
import { officeDay } from '@/lib/shared/time/office-clock';
import { callbackInput, enquiryInput } from '../../schema';
import { parseOffice } from './office-input';
import { saveEnquiry } from './save';
import { parseVisitDay } from './visit-day';

/** CONT-2, CONT-5. It is in Postgres when this resolves. @throws AppError invalid, too_many. */
export async function createEnquiry(input: unknown, sender: Sender): Promise<Saved> {
  const { visitDay, typedOn, ...fields } = parseInput(enquiryInput, input);
  const visitOn = await parseVisitDay({ visitOn: fields.visitOn, visitDay, typedOn });
  // What is refused for its fields costs nothing and is not counted.
  const id = await saveEnquiry({ kind: 'enquiry', ...fields, visitOn }, sender);
  const project = fields.projectId ? await findProject(fields.projectId) : null;
  return project && (await takesVisits(project)) ? { next: chooseHref(id) } : {};
}

/** A visit, with the enquiry that asks for it. Both are in Postgres when this resolves. @throws AppError invalid, too_many, not_found. */
export async function createVisit(input: unknown, sender: Sender): Promise<Saved> {
  const { startsAt, projectId, ...fields } = parseInput(visitInput, input);
  const visit = await parseRequestedSlot(projectId, startsAt);
  const visitOn = officeDay(visit.startsAt.getTime());
  const id = await saveEnquiry(
    { kind: 'enquiry', ...fields, projectId, visitOn, interest: 'general', visit },
    sender,
  );
  const row = await db.visit.findFirst({
    where: { enquiryId: id },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  return row ? { next: visitHref(row.id) } : {};
}

/** UPC-1, CONT-5. It is in Postgres when this resolves. @throws AppError invalid, too_many. */
export async function createCallback(input: unknown, sender: Sender): Promise<Saved> {
  const { mobile, newsletter, ...fields } = parseInput(callbackInput, input);
  await saveEnquiry({ kind: 'callback', ...fields, phone: mobile, newsletter: newsletter === 'Yes' }, sender);
  return {};
}

/**
 * An enquiry of a form that the office turns on. It is in Postgres when this resolves.
 * @throws AppError invalid, too_many, or not_found while the form is off.
 */
export const createOfficeEnquiry =
  (kind: OfficeFormName) =>
  async (input: Record<string, unknown>, sender: Sender): Promise<Saved> => {
    const open = await readOpenForms();
    if (!open[kind]) throw new AppError('not_found', closedForm);
    await saveEnquiry({ kind, ...(await parseOffice(kind, input)) }, sender);
    return {};
  };

/**
 * A buyer whom a partner names, by their link. It is in Postgres when this resolves.
 * @throws AppError invalid, too_many, or not_found where the link has ended.
 */
export async function createNamedEnquiry(input: unknown, sender: Sender): Promise<Saved> {
  const { token, agreed: _, ...fields } = parseInput(namedInput, input);
  const { enquiryId } = await requireLinkedPartner(token);
  const named = { kind: 'enquiry', interest: 'general', partner: { id: enquiryId, token } } as const;
  // Of a browser nothing is known that is the buyer's.
  const ofBrowser = { page: '', filledInMs: undefined, firstTouch: undefined, lastTouch: undefined };
  await saveEnquiry({ ...named, ...ofBrowser, ...fields, marketingConsent: false }, sender);
  return { next: partnerHref(token, { sent: '1' }) };
}
