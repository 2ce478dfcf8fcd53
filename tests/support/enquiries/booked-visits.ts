import { createVisit } from '@/lib/domain/intake/channels/visit-mutations';
import { takeVisitStep } from '@/lib/domain/visits/admin-mutations';
import { visitToken } from '@/lib/domain/visits/link';
import { db } from '@/lib/server/db';
import { makeAdmin, makeSales } from '../accounts/admin';
import { createProject } from '../contract/mutations';
import { emptyTables } from '../database/empty-tables';
import { newEmail, newPhone } from '../values';
import { makeSender } from './enquiries';
import { slotIn, visited } from './visits';

const sales = makeSales({ name: 'Divya' });

/** The project that is visited, another one in each test. */
export let projectId = '';

/** A site on which nobody has asked for a visit yet. */
export async function startVisits(): Promise<void> {
  await emptyTables('project', 'enquiry', 'setting', 'outbox', 'rate_limit', 'accepted_purpose');
  projectId = (await createProject(makeAdmin({ name: 'Meera' }), visited)).data._id;
}

export const person = () => ({
  name: 'Ananya Rao',
  phone: newPhone(),
  email: newEmail(),
  filledInMs: 20_000,
});

/** Requested visit in three days, as another person and from another address each time. */
export const ask = (change: object = {}, sender = makeSender()) =>
  createVisit({ ...person(), projectId, startsAt: slotIn(3), ...change }, sender);

export const newest = () =>
  db.visit.findFirstOrThrow({ orderBy: { id: 'desc' }, include: { reservations: true } });

/** The token of the link of a visit. */
export const linkOf = ({ id }: { id: string }) => visitToken(id);

/** How a visitor is told that this is not possible. */
export const refused = (text: string) => ({ code: 'invalid', message: text });

/** Has the office take a step with the newest visit. */
export async function step(name: string, more: object = {}) {
  const { id, version } = await newest();
  return takeVisitStep(sales, id, { step: name, version, ...more });
}

type Payload = { to: string; subject: string; text: string };

async function listMails(to: string): Promise<Payload[]> {
  const items = await db.outboxItem.findMany({ where: { kind: 'mail' }, orderBy: { id: 'asc' } });
  return items.map(({ payload }) => payload as Payload).filter((each) => each.to === to);
}

/** The subjects of the mails to an address, in their order. */
export const subjects = async (to: string) => (await listMails(to)).map(({ subject }) => subject);

/** The texts of the mails to an address, in their order. */
export const texts = async (to: string) => (await listMails(to)).map(({ text }) => text);
