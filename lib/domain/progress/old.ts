import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { type OldProgressProject, oldAfterDays } from '@/lib/shared/projects/old-progress';
import { addDays, toDay } from '@/lib/shared/time/local-day';
import { Prisma } from '@/prisma/generated/client';

/** Registered and unfinished, older than 100 days; the oldest first. */
export async function listOldProgress(
  _editor: Editor,
  { ids, today = toDay(Date.now()) }: { ids?: readonly string[]; today?: string } = {},
): Promise<OldProgressProject[]> {
  const among = ids ? Prisma.sql`and project.id = any(${[...ids]}::text[])` : Prisma.empty;
  return db.$queryRaw<OldProgressProject[]>`
    select project.id as _id, name, max(date) as "newestOn"
    from project join progress on parent_id = project.id and progress.deleted_at is null
    where project.deleted_at is null and status::text not in ('completed', 'ready to move')
      and construction is distinct from 'handed over'
      and exists (select from registration where project_id = project.id) ${among}
    group by project.id
    having max(date) < ${addDays(today, -oldAfterDays)}
    order by "newestOn", name, project.id`;
}
