import 'server-only';
import { closedForm, fieldErrors } from '@/lib/content/enquiries/contact';
import type { OfficeFormName } from '@/lib/content/enquiries/office-form-pages';
import { findProject } from '@/lib/domain/projects/queries';
import { readCalendar, readOpenForms } from '@/lib/domain/settings/queries';
import { chooseHref } from '@/lib/domain/visits/link';
import { takesVisits } from '@/lib/domain/visits/plan';
import { findDayFault, listNextOpen, weekdayOf } from '@/lib/shared/enquiries/open-days';
import type { Saved, Sender } from '@/lib/shared/enquiries/sender';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { laterDay, officeDay } from '@/lib/shared/time/office-clock';
import type { Weekday } from '@/lib/shared/time/weekdays';
import { callbackInput, enquiryInput } from '../../schema';
import { parseOffice } from './office-input';
import { saveEnquiry } from './save';

type Asked = {
  visitOn: string;
  /** From a form without a script: the next such day. */
  visitDay: Weekday | '';
  /** The day it was filled in: browsers resend an unsent form for a day. */
  typedOn: string;
};

/** '' without a day. @throws AppError invalid. */
async function parseVisitDay({ visitOn, visitDay, typedOn }: Asked): Promise<string> {
  const now = Date.now();
  const today = officeDay(now);
  if (visitOn === '' && visitDay === '') return '';
  const { hours, closedDays } = await readCalendar();
  if (visitOn === '') {
    const [next = ''] = listNextOpen([visitDay as Weekday], today, 1, closedDays);
    return next;
  }
  const from = typedOn === laterDay(today, -1) ? typedOn : today;
  const fault = findDayFault(visitOn, { hours, closedDays, now, from });
  if (fault === null) return visitOn;
  const { day } = fieldErrors;
  const text = fault === 'closed' ? day.closed(weekdayOf(visitOn)) : day[fault];
  throw new AppError('invalid', text, { fields: { visitOn: text } });
}

/** CONT-2, CONT-5. Stored once this resolves. @throws AppError invalid, too_many. */
export async function createEnquiry(input: unknown, sender: Sender): Promise<Saved> {
  const { visitDay, typedOn, ...fields } = parseInput(enquiryInput, input);
  const visitOn = await parseVisitDay({ visitOn: fields.visitOn, visitDay, typedOn });
  // Parsed before: input that is refused must not count towards the limits.
  const id = await saveEnquiry({ kind: 'enquiry', ...fields, visitOn }, sender);
  const project = fields.projectId ? await findProject(fields.projectId) : null;
  return project && (await takesVisits(project)) ? { next: chooseHref(id) } : {};
}

/** UPC-1, CONT-5. Stored once this resolves. @throws AppError invalid, too_many. */
export async function createCallback(input: unknown, sender: Sender): Promise<Saved> {
  const { mobile, newsletter, ...fields } = parseInput(callbackInput, input);
  await saveEnquiry({ kind: 'callback', ...fields, phone: mobile, newsletter: newsletter === 'Yes' }, sender);
  return {};
}

/** Stored once this resolves. @throws AppError invalid, too_many, or not_found while the form is off. */
export const createOfficeEnquiry =
  (kind: OfficeFormName) =>
  async (input: Record<string, unknown>, sender: Sender): Promise<Saved> => {
    const open = await readOpenForms();
    if (!open[kind]) throw new AppError('not_found', closedForm);
    await saveEnquiry({ kind, ...(await parseOffice(kind, input)) }, sender);
    return {};
  };
