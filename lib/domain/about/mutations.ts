import 'server-only';
import { keepOverwritten, listChanges } from '@/lib/server/audit';
import type { Editor } from '@/lib/server/auth/viewer';
import { type Mutated, mutate, requireVersion } from '@/lib/server/records/mutation';
import { saved } from '@/lib/server/records/verbs';
import { AppError } from '@/lib/shared/errors';
import { parseInput } from '@/lib/shared/parsing/parse';
import { initialValues } from '@/lib/shared/parsing/record-fields';
import { type AboutStatsRecord, aboutFields, aboutPatch } from './fields';
import { aboutEntity, aboutTag, toAboutStatsRecord } from './record';

const entity = aboutEntity;

/** API-7: creates or patches the only record. Answers whether it was created. @throws AppError invalid, conflict, or not_found for another `id`. */
export async function saveAboutStats(
  editor: Editor,
  input: unknown,
  id?: string,
): Promise<Mutated<AboutStatsRecord> & { isNew: boolean }> {
  const { version, ...values } = parseInput(aboutPatch, input);
  let isNew = false;
  const mutated = await mutate(editor, async (tx) => {
    // The table lock prevents a second record on two simultaneous first saves.
    await tx.$executeRaw`lock table about_stats in share row exclusive mode`;
    const before = await tx.aboutStats.findFirst();
    if (id !== undefined && id !== before?.id) throw new AppError('not_found', 'There is no such record.');
    if (before) {
      const record = { entity, entityId: before.id, noun: 'record' };
      await requireVersion(tx, editor, record, { version, current: toAboutStatsRecord(before) });
    }
    isNew = before === null;
    const row = await tx.aboutStats.upsert({
      where: { only: true },
      create: { ...initialValues(aboutFields), ...values },
      update: { ...values, ...saved },
    });
    const data = toAboutStatsRecord(row);
    const fields = before ? listChanges(toAboutStatsRecord(before), data) : Object.keys(aboutFields.shape);
    const action = isNew ? 'create' : 'update';
    const overwritten = before ? keepOverwritten(version, toAboutStatsRecord(before), fields) : {};
    return { data, tags: [aboutTag], audit: { action, entity, entityId: row.id, fields, ...overwritten } };
  });
  return { ...mutated, isNew };
}
