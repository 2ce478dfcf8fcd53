import 'server-only';
import { maxHoldDays, unitTexts } from '@/lib/content/units';
import type { AuditAction } from '@/lib/server/audit';
import type { Sales } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db';
import { type Change, type Mutated, mutate } from '@/lib/server/records/mutation';
import { titleOfRow } from '@/lib/shared/enquiries/stored-contact-points';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import { laterDay, officeDay } from '@/lib/shared/time/office-clock';
import { formatWholeDay } from '@/lib/shared/time/whole-day';
import { toStateConflict } from './conflict';
import type { AdminUnit } from './dto';
import type { UnitState } from './fields';
import { units } from './kind';
import { toAdminUnit } from './row';
import { type UnitStateInput, unitStateInput } from './schema';
import { tagsOfState } from './tags';

/** Security: without the person for whom it is held. */
const actions: Record<UnitState, AuditAction> = {
  free: 'free unit',
  held: 'hold unit',
  booked: 'book unit',
  sold: 'sell unit',
};

const refuse = (field: string, message: string) =>
  new AppError('invalid', message, { fields: { [field]: message } });

function requireHoldDay(heldUntil: string): void {
  const today = officeDay(Date.now());
  const last = laterDay(today, maxHoldDays);
  if (heldUntil === '') throw refuse('heldUntil', unitTexts.noHoldDay);
  if (heldUntil < today || heldUntil > last)
    throw refuse('heldUntil', unitTexts.wrongHoldDay(formatWholeDay(last)));
}

type Hold = Pick<UnitStateInput, 'heldUntil' | 'heldFor' | 'enquiryId'>;

const noHold: Hold = { heldUntil: '', heldFor: '', enquiryId: null };

/** Locks the enquiry against deletion; its name is the default. */
async function readHold(tx: Tx, { state, heldUntil, heldFor, enquiryId }: UnitStateInput): Promise<Hold> {
  if (state !== 'held') return noHold;
  requireHoldDay(heldUntil);
  if (enquiryId === null) return { heldUntil, heldFor, enquiryId };
  const [enquiry] = await tx.$queryRaw<Parameters<typeof titleOfRow>[0][]>`
    select name, phone_e164 as "phoneE164", email, contact_points as "contactPoints" from enquiry where id = ${enquiryId} for share`;
  if (!enquiry) throw refuse('enquiryId', unitTexts.noEnquiry);
  return { heldUntil, heldFor: heldFor || titleOfRow(enquiry), enquiryId };
}

/** Many may set one unit at once, and each waits for those before. */
const maxWaitMs = 10_000;

class StaleState extends Error {}

async function requireRow(tx: Tx, id: string) {
  const [row] = await units.findRows(tx, { where: { id, deletedAt: null } });
  if (!row) throw new AppError('not_found', unitTexts.missing);
  return row;
}

async function claim(tx: Tx, sales: Sales, id: string, wanted: UnitStateInput): Promise<Change<AdminUnit>> {
  const { state, stateVersion } = wanted;
  const { count } = await tx.unit.updateMany({
    where: { id, stateVersion, deletedAt: null },
    data: {
      ...{ state, ...(await readHold(tx, wanted)) },
      stateBy: sales.name,
      stateAt: new Date(),
      stateVersion: { increment: 1 },
    },
  });
  if (count === 0) throw new StaleState();
  const row = await requireRow(tx, id);
  return {
    data: toAdminUnit(sales, row),
    tags: await tagsOfState(tx, row.parentId),
    audit: { action: actions[state], entity: units.entity, entityId: id, label: units.nameOf(row) },
  };
}

/** @throws AppError not_found, invalid, or conflict with the first one (UnitConflict). */
export async function setUnitState(
  sales: Sales,
  givenId: string,
  input: unknown,
): Promise<Mutated<AdminUnit>> {
  const id = requireKnownId(givenId, unitTexts.missing);
  const wanted = parseInput(unitStateInput, input);
  try {
    return await mutate(sales, (tx) => claim(tx, sales, id, wanted), { maxWaitMs });
  } catch (error) {
    if (!(error instanceof StaleState)) throw error;
    throw await toStateConflict(db, sales, await requireRow(db, id), wanted);
  }
}
