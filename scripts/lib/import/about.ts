import { aboutStatsInput } from '@/lib/domain/about/schema';
import { aboutTags } from '@/lib/domain/about/tags';
import { recordExpiredTags } from '@/lib/server/cache/tags';
import { db } from '@/lib/server/db';
import { recordAudit } from '@/lib/server/records/audit';
import { parseInput } from '@/lib/shared/parse';
import { type Raw, readId } from './values';
import type { Outcome } from './write';

const counters = ['yearsOfExperience', 'completedProjects', 'happyClients', 'awardsWon'] as const;

/** Keeps the one record of the counters; one that the office has written is left alone. @throws AppError invalid. */
export async function writeAbout(raw: Raw): Promise<Outcome> {
  const id = readId(raw);
  const given = Object.fromEntries(counters.map((name) => [name, raw[name] ?? 0]));
  const { version: _, ...values } = parseInput(aboutStatsInput, given);
  return db.$transaction(async (tx): Promise<Outcome> => {
    const before = await tx.aboutStats.findFirst();
    if (before && counters.every((name) => before[name] === values[name])) return { outcome: 'unchanged' };
    if (before && !before.isDemo)
      return { outcome: 'skipped', reason: 'There are counters already; change them in the back office.' };
    if (before) await tx.aboutStats.delete({ where: { id: before.id } });
    await tx.aboutStats.create({ data: { id, ...values } });
    await recordExpiredTags(tx, [aboutTags.all]);
    const actor = { userId: null, name: 'The import', address: '' };
    await recordAudit(tx, actor, { action: 'create', entity: 'about stats', entityId: id });
    return { outcome: before ? 'updated' : 'added' };
  });
}
