import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { keepPack, removePack } from '@/lib/server/files/keep-pack';
import { log } from '@/lib/server/log';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { storage } from '@/lib/server/storage/storage';
import { AppError } from '@/lib/shared/errors';
import { formatFiled } from '@/lib/shared/filing/owed';
import { hasEnded, lastDayOf, nameQuarter } from '@/lib/shared/filing/quarters';
import { parseInput } from '@/lib/shared/parsing/parse';
import { formatDay } from '@/lib/shared/time/format-moment';
import { toDay } from '@/lib/shared/time/local-day';
import type { Filing } from './dto';
import { type FiledInput, filedFields } from './fields';
import { writePack } from './pack';
import { readQuarter, toFiling } from './queries';
import { readPackSource } from './source';

const projectEntity = 'project';

const refuseDay = (message: string): never => {
  throw new AppError('invalid', message, { fields: { filedOn: message } });
};

function requireFiledOn(quarter: string, filedOn: string, today: string): void {
  const name = nameQuarter(quarter);
  if (!hasEnded(quarter, today))
    throw new AppError('invalid', `${name} is not over yet. You can preview its files.`);
  if (filedOn > today) refuseDay('This day is in the future.');
  if (filedOn <= lastDayOf(quarter)) refuseDay(`${name} was over on ${formatDay(lastDayOf(quarter))}.`);
}

type Key = { projectId: string; registrationNumber: string; quarter: string };

/** @throws AppError conflict where it was marked before. */
async function requireUnfiled(key: Key): Promise<void> {
  const { projectId, registrationNumber, quarter } = key;
  const row = await db.quarterlyFiling.findFirst({ where: { projectId, registrationNumber, quarter } });
  if (row) throw new AppError('conflict', formatFiled(row), { current: toFiling(row) });
}

/** Stored unchangeably with its hash; one of two parallel calls wins. @throws AppError not_found, invalid, conflict, storage_full, unavailable. */
export async function markAsFiled(
  admin: Admin,
  { projectId, quarter }: { projectId: string; quarter: string },
  input: unknown,
  today = toDay(Date.now()),
): Promise<Mutated<Filing>> {
  const { number, filedOn, filedBy }: FiledInput = parseInput(filedFields, input);
  const { project, registration } = await readQuarter({ projectId, number, quarter }, today);
  requireFiledOn(quarter, filedOn, today);
  const key = { projectId: project.id, registrationNumber: registration.number, quarter };
  await requireUnfiled(key);
  const packed = await readPackSource(project, registration, { quarter, today });
  const { kept, sha256, bytes } = await keepPack(storage, writePack(packed));
  try {
    return await mutate(admin, async (tx) => {
      const data = {
        ...key,
        ...{ filedOn, filedBy, sha256, bytes: BigInt(bytes), facts: packed.facts },
        ...{ publicId: kept?.publicId ?? null, url: kept?.url ?? null, sealKey: kept?.sealKey ?? null },
      };
      const [row] = await tx.quarterlyFiling.createManyAndReturn({ data, skipDuplicates: true });
      if (!row) throw new AppError('conflict', 'Somebody else has just marked it as filed.');
      return {
        data: toFiling(row),
        tags: [],
        audit: {
          action: 'mark as filed',
          entity: projectEntity,
          entityId: project.id,
          label: `${project.name}, ${nameQuarter(quarter)}`,
        },
      };
    });
  } catch (error) {
    if (kept)
      await removePack(storage, kept).catch(() => log.warn('the pack of a filing that failed was left'));
    throw error;
  }
}
