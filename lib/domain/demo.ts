import 'server-only';
import { kinds } from '@/lib/domain/records';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { tableOf } from '@/lib/server/records/kind';

/** How many records of the demo content are still on the website. */
export async function countDemoRecords(_admin: Admin): Promise<number> {
  const counts = await Promise.all([
    ...kinds.map((kind) => tableOf(db, kind).count({ where: { isDemo: true, ...notDeleted } })),
    db.aboutStats.count({ where: { isDemo: true } }),
    db.setting.count({ where: { isDemo: true } }),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}
