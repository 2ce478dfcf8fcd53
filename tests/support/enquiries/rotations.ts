import { randomUUID } from 'node:crypto';
import type { Role } from '@/lib/content/roles';
import { saveRotation } from '@/lib/domain/assignment/mutations';
import type { RotationInput } from '@/lib/domain/assignment/schema';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../accounts/admin';

export const rotationAdmin = makeAdmin({ name: 'Meera Shenoy' });

/** Somebody of the team, with an account that is used unless said otherwise. */
export async function addColleague(
  name: string,
  { role = 'sales', isInvited = false }: { role?: Role; isInvited?: boolean } = {},
): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const data = { name, email, role, passwordHash: isInvited ? null : 'unusable' };
  return (await db.user.create({ data })).id;
}

/** An office that is open day and night: the clock of the test machine decides nothing. */
export const openAlways = () =>
  saveSetting(rotationAdmin, 'contact', { value: { ...settingDefaults.contact, hours: [] } });

/** A rotation of these people, in their order. */
export const setRotation = (ids: string[], what: Partial<RotationInput> = {}) =>
  saveRotation(rotationAdmin, { places: ids.map((user) => ({ user, isOn: true })), ...what });

/** A site without any rotation. */
export async function clearRotations(): Promise<void> {
  await db.rotation.deleteMany();
  await db.leave.deleteMany();
  await db.personHours.deleteMany();
  await db.setting.deleteMany({ where: { part: { in: ['clock', 'contact'] } } });
}

/** Time passes: each deadline comes so much nearer. */
export async function passMinutes(minutes: number): Promise<void> {
  await db.$executeRaw`
    update sla set started_at = started_at - ${minutes} * interval '1 minute',
      due_at = due_at - ${minutes} * interval '1 minute', owner_at = owner_at - ${minutes} * interval '1 minute',
      head_at = head_at - ${minutes} * interval '1 minute', next_at = next_at - ${minutes} * interval '1 minute'
    where answered_at is null`;
  await db.$executeRaw`update enquiry set answer_by = answer_by - ${minutes} * interval '1 minute'`;
}

/** How many enquiries each of them has. */
export async function countOwnedBy(people: string[]): Promise<number[]> {
  const rows = await db.enquiry.groupBy({ by: ['assigneeId'], _count: true });
  return people.map((id) => rows.find(({ assigneeId }) => assigneeId === id)?._count ?? 0);
}

/** How many enquiries do not say why somebody owns them. */
export const countUnexplained = async (): Promise<number> =>
  (await db.enquiry.count({ where: { ownerReason: '' } })) +
  (await db.enquiry.count({ where: { events: { none: { kind: 'assignee' } } } }));
