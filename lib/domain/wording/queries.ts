import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { KeptWording } from './dto';
import { wordingOwner } from './schema';

/** @throws AppError invalid. */
export async function listKeptWording(_editor: Editor, input: unknown): Promise<KeptWording[]> {
  const rows = await db.keptWording.findMany({ where: parseInput(wordingOwner, input) });
  return rows.map(({ field, rule, sentence, reason, keptBy, at }) => ({
    ...{ field, rule, sentence, reason, keptBy },
    at: at.toISOString(),
  }));
}
