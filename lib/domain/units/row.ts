import 'server-only';
import { hasRole, type Staff } from '@/lib/server/auth/viewer';
import { officeDay } from '@/lib/shared/time/office-clock';
import type { AdminUnit } from './dto';
import { units } from './kind';
import { isLapsed } from './state';

type Row = Parameters<typeof units.toRecord>[0];

export function toAdminUnit(staff: Staff, row: Row): AdminUnit {
  const unit = units.toRecord(row);
  const { stateVersion } = row;
  if (!hasRole(staff, 'sales')) return { ...unit, stateVersion, hold: null, stateBy: null, stateAt: null };
  const { heldUntil, heldFor, enquiryId } = row;
  const isOver = isLapsed(row, officeDay(Date.now()));
  return {
    ...unit,
    stateVersion,
    hold: unit.state === 'held' ? { heldUntil, heldFor, enquiryId } : null,
    stateBy: isOver ? null : row.stateBy || null,
    stateAt: isOver ? null : (row.stateAt?.toISOString() ?? null),
  };
}
