import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';

/** How many records of the demo content are still on the website. */
export async function countDemoRecords(_admin: Admin): Promise<number> {
  const where = { isDemo: true, ...notDeleted };
  const counts = await Promise.all([
    db.project.count({ where }),
    db.director.count({ where }),
    db.brand.count({ where }),
    db.heroImage.count({ where }),
    db.aboutStats.count({ where: { isDemo: true } }),
    db.testimonial.count({ where }),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}
