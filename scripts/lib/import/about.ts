import { aboutFields } from '@/lib/domain/about/fields';
import { aboutEntity, aboutTag } from '@/lib/domain/about/record';
import { recordAudit } from '@/lib/server/audit';
import { recordExpiredTags } from '@/lib/server/cache/tags';
import { db } from '@/lib/server/db';
import { parseInput } from '@/lib/shared/parsing/parse';
import { type Raw, readId } from './values';
import type { Outcome } from './write';

const counters = aboutFields.keyof().options;

/** A record that the office has edited stays. @throws AppError invalid. */
export async function writeAbout(raw: Raw): Promise<Outcome> {
  const id = readId(raw);
  const given = Object.fromEntries(counters.map((name) => [name, raw[name] ?? 0]));
  const values = parseInput(aboutFields, given);
  return db.$transaction(async (tx): Promise<Outcome> => {
    const before = await tx.aboutStats.findFirst();
    if (before && counters.every((name) => before[name] === values[name])) return { outcome: 'unchanged' };
    if (before && !before.isDemo)
      return { outcome: 'skipped', reason: 'The stats exist already. Change them in the back office.' };
    if (before) await tx.aboutStats.delete({ where: { id: before.id } });
    await tx.aboutStats.create({ data: { id, ...values } });
    await recordExpiredTags(tx, [aboutTag]);
    const actor = { userId: null, name: 'The import', address: '' };
    await recordAudit(tx, actor, { action: 'create', entity: aboutEntity, entityId: id });
    return { outcome: before ? 'updated' : 'added' };
  });
}
