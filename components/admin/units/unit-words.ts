import type { AdminUnit } from '@/lib/domain/units/dto';
import type { Unit } from '@/lib/domain/units/fields';
import { formatShortDay } from '@/lib/shared/time/local-day';
import { nameFloor } from '@/lib/shared/units/unit-name';
import { looks } from './state-look';

export const placeOf = ({ tower, floor }: Pick<Unit, 'tower' | 'floor'>): string =>
  [tower, nameFloor(floor).toLowerCase()].filter(Boolean).join(', ');

/** Empty for editors and for units that are not held. */
export const holdOf = ({ hold }: Pick<AdminUnit, 'hold'>): string =>
  hold ? [`until ${formatShortDay(hold.heldUntil)}`, hold.heldFor].filter(Boolean).join(', ') : '';

export const nameOf = (unit: AdminUnit): string =>
  [`Unit ${unit.number}`, unit.type, looks[unit.state].name.toLowerCase(), holdOf(unit)]
    .filter(Boolean)
    .join(', ');
