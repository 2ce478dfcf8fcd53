import { randomUUID } from 'node:crypto';
import type { Role } from '@/lib/content/roles';
import { saveTurn } from '@/lib/domain/enquiries/turn/mutations';
import type { TurnInput } from '@/lib/domain/enquiries/turn/schema';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import { makeAdmin } from './admin';

export const turnAdmin = makeAdmin({ name: 'Meera Shenoy' });

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
  saveSetting(turnAdmin, 'contact', { value: { ...settingDefaults.contact, hours: [] } });

/** A turn of these people, in their order. */
export const setTurn = (ids: string[], what: Partial<TurnInput> = {}) =>
  saveTurn(turnAdmin, { places: ids.map((user) => ({ user, isOn: true })), ...what });

/** A site on which no turn was ever set. */
export async function clearTurns(): Promise<void> {
  await db.turn.deleteMany();
  await db.leave.deleteMany();
  await db.personHours.deleteMany();
  await db.setting.deleteMany({ where: { part: { in: ['clock', 'contact'] } } });
}
