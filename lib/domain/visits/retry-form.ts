import 'server-only';
import { type PlainForm, toVisitForm } from '@/lib/content/enquiries/plain-forms';
import { readOptional } from '@/lib/server/cache/optional';
import { isId } from '@/lib/shared/parsing/id';
import { listFree } from '@/lib/shared/visits/slots';
import { formatSlot } from '@/lib/shared/visits/visit-time';
import { listOfferedOf } from './plan';
import { findLinkedVisit, findRequestingEnquiry } from './visitor-mutations';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function findProjectId({ projectId, enquiry, token }: Record<string, unknown>): Promise<string> {
  if (textOf(enquiry)) return (await findRequestingEnquiry(textOf(enquiry)))?.projectId ?? '';
  if (textOf(token)) return (await findLinkedVisit(textOf(token)))?.projectId ?? '';
  return textOf(projectId);
}

async function listTimes(fields: Record<string, unknown>) {
  const id = await findProjectId(fields);
  const free = isId(id) ? listFree(await listOfferedOf(id)) : [];
  return free.map(({ startsAt }) => ({ value: startsAt, name: formatSlot(startsAt) }));
}

export async function makeVisitForm(fields: Record<string, unknown>): Promise<PlainForm> {
  const times = await readOptional('visits', () => listTimes(fields));
  return toVisitForm(times, textOf(fields.enquiry) !== '' || textOf(fields.token) !== '');
}

export const cancelForm = async (): Promise<PlainForm> => toVisitForm(null, true);
