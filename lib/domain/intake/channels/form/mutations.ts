import 'server-only';
import { closedForm } from '@/lib/content/enquiries/contact';
import type { OfficeFormName } from '@/lib/content/enquiries/office-form-pages';
import { findProject } from '@/lib/domain/projects/queries';
import { readOpenForms } from '@/lib/domain/settings/queries';
import { chooseHref } from '@/lib/domain/visits/link';
import { takesVisits } from '@/lib/domain/visits/plan';
import type { Saved, Sender } from '@/lib/shared/enquiries/sender';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parse';
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
