import 'server-only';
import { db } from '@/lib/server/db';
import { parseInput } from '@/lib/shared/parsing/parse';
import { backupPart, lastBackup } from './record';

/** @throws AppError invalid. */
export async function recordBackupByCommand(input: unknown): Promise<void> {
  const value = parseInput(lastBackup, input);
  await db.setting.upsert({
    where: { part: backupPart },
    create: { part: backupPart, value },
    update: { value, version: { increment: 1 } },
  });
}
