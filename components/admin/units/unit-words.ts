import type { OfficeUnit } from '@/lib/domain/units/dto';
import type { Unit } from '@/lib/domain/units/fields';
import { formatCount } from '@/lib/shared/numbers/format';
import { formatShortDay } from '@/lib/shared/time/local-day';

export const titleOf = ({ tower, number }: Pick<Unit, 'tower' | 'number'>): string =>
  [tower, number].filter(Boolean).join(' ');

export const floorOf = (floor: string): string => (/\d/.test(floor) ? `Floor ${floor}` : floor);

export const placeOf = ({ tower, floor }: Pick<Unit, 'tower' | 'floor'>): string =>
  [tower, floorOf(floor).toLowerCase()].filter(Boolean).join(', ');

const lakh = 100_000;

/** "89.10 lakh", "1.08 crore". */
export function formatShortPrice(rupees: number): string {
  if (rupees >= 100 * lakh) return `${(rupees / (100 * lakh)).toFixed(2)} crore`;
  return rupees >= lakh ? `${(rupees / lakh).toFixed(2)} lakh` : formatCount(rupees);
}

export const metresOf = (metres: number): string => `${metres.toFixed(2)} sq m`;

/** "until 28 Nov, Ananya Rao"; empty while it is not held, and for editors. */
export const holdOf = ({ hold }: Pick<OfficeUnit, 'hold'>): string =>
  hold ? [`until ${formatShortDay(hold.heldUntil)}`, hold.heldFor].filter(Boolean).join(', ') : '';

/** What is read out of a unit in the grid. */
export const nameOf = (unit: OfficeUnit): string =>
  [`Unit ${unit.number}`, unit.type, unit.state, holdOf(unit)].filter(Boolean).join(', ');
