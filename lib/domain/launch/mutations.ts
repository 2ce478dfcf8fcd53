import 'server-only';
import { z } from 'zod';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { Mutated } from '@/lib/server/records/mutation';
import { parseInput } from '@/lib/shared/parsing/parse';
import { launchChecks } from './checks';

const gaps = z.array(z.string()).max(50);

/** Until another gap appears. @throws AppError invalid. */
export async function dismissLaunchNotice(admin: Admin, input: unknown): Promise<Mutated<null>> {
  const dismissedGaps = parseInput(gaps, input).filter((id) => Object.hasOwn(launchChecks, id));
  await db.user.updateMany({ where: { id: admin.userId }, data: { dismissedGaps } });
  return { data: null, tags: [] };
}
