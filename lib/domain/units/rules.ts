import 'server-only';
import { unitTexts } from '@/lib/content/units';
import type { Tx } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { plainRules } from '@/lib/server/records/plain';
import { AppError } from '@/lib/shared/errors';
import { nameUnit } from '@/lib/shared/units/unit-name';
import type { Unit } from './fields';
import { units } from './kind';

const refuse = (field: string, message: string) =>
  new AppError('invalid', message, { fields: { [field]: message } });

/** Serialises saves per project, so that no two take one number. */
export async function lockUnitsOf(tx: Tx, projectId: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`units of ${projectId}`}))`;
}

export async function listTypeNames(tx: Tx, projectId: string): Promise<string[]> {
  const types = await tx.unitType.findMany({
    where: { projectId },
    orderBy: { sortOrder: 'asc' },
    select: { name: true },
  });
  return types.map(({ name }) => name);
}

type Values = Partial<Pick<Unit, 'tower' | 'number' | 'type'>> & { parentId?: string };

async function requireOwnNumber(tx: Tx, parentId: string, values: Values, before: Unit | null) {
  const { tower = before?.tower ?? '', number = before?.number ?? '' } = values;
  const where = { parentId, tower, number, ...notDeleted, ...(before && { id: { not: before._id } }) };
  if ((await tx.unit.count({ where })) > 0)
    throw refuse('number', unitTexts.taken(nameUnit({ tower, number })));
}

async function requireType(tx: Tx, parentId: string, { type }: Values, before: Unit | null) {
  if (!type || type === before?.type) return;
  const types = await listTypeNames(tx, parentId);
  if (types.length > 0 && !types.includes(type)) throw refuse('type', unitTexts.noType(type, types));
}

export const writableUnits = plainRules(units, {
  isPlacedLast: true,
  check: async (tx, given, before) => {
    const values = given as Values;
    const parentId = before?.projectId ?? values.parentId ?? '';
    await lockUnitsOf(tx, parentId);
    await requireOwnNumber(tx, parentId, values, before);
    await requireType(tx, parentId, values, before);
  },
});
