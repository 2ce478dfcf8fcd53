import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { backupPart, lastBackup } from './record';

export async function findLastBackup(_admin: Admin): Promise<string | null> {
  const row = await db.setting.findUnique({ where: { part: backupPart } });
  return lastBackup.safeParse(row?.value).data?.at ?? null;
}
