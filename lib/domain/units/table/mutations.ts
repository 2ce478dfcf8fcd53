import 'server-only';
import { importedHoldDays, unitImportLimits } from '@/lib/content/units';
import { type Editor, hasRole } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { claimParent } from '@/lib/server/records/family';
import { tagsOf } from '@/lib/server/records/kind';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { displayOrder, placeNew } from '@/lib/server/records/order';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import { laterDay, officeDay } from '@/lib/shared/time/office-clock';
import { formatWholeDay } from '@/lib/shared/time/whole-day';
import { nameUnit } from '@/lib/shared/units/unit-name';
import type { UnitImport, UnitTypeChoice } from '../dto';
import type { UnitState } from '../fields';
import { units } from '../kind';
import { lockUnitsOf } from '../rules';
import { unitImportInput } from '../schema';
import { type ImportPlan, planImport } from './plan';

const timeoutMs = 60_000;

/** A table has no person and no date. */
function stateColumns(editor: Editor, state: UnitState | undefined) {
  if (state === undefined) return {};
  const heldUntil = state === 'held' ? laterDay(officeDay(Date.now()), importedHoldDays) : '';
  return { state, heldUntil, heldFor: '', enquiryId: null, stateBy: editor.name, stateAt: new Date() };
}

async function write(tx: Tx, editor: Editor, parentId: string, { added, changed }: ImportPlan) {
  await claimParent(tx, units, { parentId });
  const made = await tx.unit.createManyAndReturn({
    data: added.map(({ state, floor = '', ...fields }) => ({
      ...fields,
      ...{ floor, parentId },
      ...(state === 'free' ? {} : stateColumns(editor, state)),
    })),
    select: { id: true },
  });
  for (const { before, values } of changed) {
    const { state, ...fields } = values;
    await tx.unit.update({
      where: { id: before._id },
      data: {
        ...fields,
        ...stateColumns(editor, state),
        ...(state !== undefined && { stateVersion: { increment: 1 } }),
        ...{ isDemo: false, version: { increment: 1 } },
      },
    });
  }
  const ids = made.map(({ id }) => id);
  if (ids.length > 0) await placeNew(tx, units, ids);
}

function listNotes({ kept, added, changed, hasState }: ImportPlan, takesState: boolean): string[] {
  const held = [...added.map(({ state }) => state), ...changed.map(({ values }) => values.state)].filter(
    (state) => state === 'held',
  ).length;
  const until = formatWholeDay(laterDay(officeDay(Date.now()), importedHoldDays));
  return [
    kept.length > 0 &&
      `${kept.length === 1 ? '1 unit is' : `${kept.length} units are`} available in the file and blocked here (${kept.slice(0, 20).map(nameUnit).join(', ')}). The blocks stay.`,
    hasState && !takesState && 'The column of states is ignored. Only the sales team can change states.',
    held > 0 &&
      `A table names no day: ${held === 1 ? '1 block lasts' : `${held} blocks last`} until ${until}.`,
  ].filter((note) => note !== false);
}

const isPriceAlone = ({ values }: ImportPlan['changed'][number]) => Object.keys(values).join() === 'price';

function toOutcome(
  plan: ImportPlan,
  { isTrial, takesState }: { isTrial: boolean; takesState: boolean },
): UnitImport {
  const { added, changed, same, wrong, wrongLines } = plan;
  return {
    added: added.length,
    changed: changed.length,
    changedInPrice: changed.filter(isPriceAlone).length,
    same,
    wrong: wrong.slice(0, unitImportLimits.shownWrong),
    wrongLines,
    notes: listNotes(plan, takesState),
    isTrial,
  };
}

/** A trial writes nothing; absent columns stay unchanged. @throws AppError invalid, not_found. */
export function importUnits(editor: Editor, projectId: string, input: unknown): Promise<Mutated<UnitImport>> {
  const parentId = requireKnownId(projectId, 'There is no such project.');
  const { csv, isTrial } = parseInput(unitImportInput, input);
  const takesState = hasRole(editor, 'sales');
  return mutate(
    editor,
    async (tx) => {
      await lockUnitsOf(tx, parentId);
      const project = await tx.project.findFirst({
        where: { id: parentId, ...notDeleted },
        select: {
          name: true,
          unitTypes: { orderBy: { sortOrder: 'asc' }, select: { name: true, bhk: true, carpetArea: true } },
        },
      });
      if (!project) throw new AppError('not_found', 'There is no such project.');
      const types: UnitTypeChoice[] = project.unitTypes;
      // Locks the units against a change of state.
      await tx.$queryRaw`select id from unit where parent_id = ${parentId} order by id for update`;
      const rows = await units.findRows(tx, { where: { parentId, ...notDeleted }, orderBy: displayOrder });
      const plan = planImport(csv, { known: rows.map(units.toRecord), types, takesState });
      const data = toOutcome(plan, { isTrial, takesState });
      if (isTrial || data.added + data.changed === 0) return { data, tags: [], audit: [] };
      await write(tx, editor, parentId, plan);
      const label = `${data.added} new and ${data.changed} changed of ${project.name}`;
      return {
        data,
        tags: tagsOf(units, { id: '', parentId }),
        audit: { action: 'update', entity: units.entity, entityId: 'import', label },
      };
    },
    { timeoutMs },
  );
}
