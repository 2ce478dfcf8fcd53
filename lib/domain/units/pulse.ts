import 'server-only';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { requireParent } from '@/lib/server/records/family';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { officeDay } from '@/lib/shared/time/office-clock';
import { revisionOf } from '@/lib/shared/units/revision';
import { units } from './kind';

/** Cheap, for polling: changes with any unit, and when a hold may have ended. */
export async function getUnitsPulse(_sales: Sales, projectId: string): Promise<{ revision: string }> {
  const parentId = requireKnownId(projectId, 'There is no such project.');
  await requireParent(db, units, parentId);
  const { _count, _sum } = await db.unit.aggregate({
    where: { parentId, deletedAt: null },
    _count: true,
    _sum: { version: true, stateVersion: true },
  });
  const { version, stateVersion } = _sum;
  const counted = { count: _count, versions: version ?? 0, stateVersions: stateVersion ?? 0 };
  return { revision: revisionOf(officeDay(Date.now()), counted) };
}
