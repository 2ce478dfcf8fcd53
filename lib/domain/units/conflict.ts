import 'server-only';
import type { Sales } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { formatClock, formatShortDay, toDay } from '@/lib/shared/time/local-day';
import { officeDay } from '@/lib/shared/time/office-clock';
import { inBuildingOrder, stepsBetween } from '@/lib/shared/units/building-order';
import type { UnitConflict } from './dto';
import type { Unit, UnitState } from './fields';
import { units } from './kind';
import { toAdminUnit } from './row';
import type { UnitStateInput } from './schema';
import { currentState } from './state';

type Row = Parameters<typeof units.toRecord>[0];

const past: Record<UnitState, string> = {
  free: 'released this unit',
  held: 'blocked this unit',
  booked: 'booked this unit',
  sold: 'sold this unit',
};

const action: Record<UnitState, string> = {
  free: 'Your release',
  held: 'Your block',
  booked: 'Your booking',
  sold: 'Your sale',
};

const whenOf = (at: Date | null): string => {
  if (!at) return '';
  const clock = formatClock(at.toISOString());
  return toDay(at) === toDay(Date.now())
    ? ` at ${clock}`
    : ` on ${formatShortDay(at.toISOString())}, ${clock}`;
};

const mostOffered = 3;

/** Free units of the same type, nearest first, else the nearest in size. */
async function findInstead(tx: Tx, row: Row): Promise<UnitConflict['instead']> {
  const siblings = await units.findRows(tx, { where: { parentId: row.parentId, deletedAt: null } });
  const today = officeDay(Date.now());
  const free = siblings.filter((one) => one.id !== row.id && currentState(one, today) === 'free');
  const toShort = ({
    id: _id,
    tower,
    number,
    type,
    carpetArea,
  }: Row): UnitConflict['instead']['units'][number] => ({
    ...{ _id, tower, number, type, carpetArea },
  });
  const byPlace = inBuildingOrder(free).toSorted(
    (one, other) => stepsBetween(one, row) - stepsBetween(other, row),
  );
  const alike = byPlace.filter(({ type }) => type === row.type);
  if (alike.length > 0) return { isSameType: true, units: alike.slice(0, mostOffered).map(toShort) };
  const distance = ({ carpetArea }: Pick<Unit, 'carpetArea'>) =>
    carpetArea === null || row.carpetArea === null
      ? Number.POSITIVE_INFINITY
      : Math.abs(carpetArea - row.carpetArea);
  const nearest = byPlace.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1);
  return { isSameType: false, units: nearest.map(toShort) };
}

export async function toStateConflict(
  tx: Tx,
  sales: Sales,
  row: Row,
  { state }: UnitStateInput,
): Promise<AppError> {
  const unit = toAdminUnit(sales, row);
  const who = row.stateBy || 'Somebody';
  const message = `${who} was first: ${who} ${past[row.state]}${whenOf(row.stateAt)}. ${action[state]} was not saved. Nothing has changed.`;
  const current: UnitConflict = { unit, instead: await findInstead(tx, row) };
  return new AppError('conflict', message, { current });
}
