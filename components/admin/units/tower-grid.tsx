import { useId } from 'react';
import type { AdminUnit } from '@/lib/domain/units/dto';
import type { UnitState } from '@/lib/domain/units/fields';
import { looks, StateSign } from './state-look';
import { nameOf } from './unit-words';
import { type Floor, useTowerKeys } from './use-tower-keys';

export type Tower = { name: string; floors: Floor[]; free: number; total: number };

type TowerGridProps = {
  tower: Tower;
  openId: string | null;
  onState: ((unit: AdminUnit, state: UnitState) => void) | null;
  onOpen: (unit: AdminUnit) => void;
};

export function TowerGrid({ tower: { name, floors, free, total }, openId, onState, onOpen }: TowerGridProps) {
  const id = useId();
  const { tabStop, onKeyDown, onFocus } = useTowerKeys(floors, onState);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-semibold">
          {name || 'Units'}
        </h2>
        <p className="text-stone admin:text-[13px]">
          {free} of {total} available
        </p>
      </div>
      <div className="overflow-x-auto pb-1">
        {/* biome-ignore lint/a11y/useSemanticElements: a table would be read cell by cell, past its keys. */}
        <div role="grid" aria-labelledby={id} className="grid w-max min-w-full gap-1.5 p-0.5">
          {floors.map(({ floor, units }, row) => (
            // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the units in it take the focus.
            <div key={floor} role="row" className="flex gap-1.5">
              {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the units take the focus. */}
              <div role="rowheader" className="flex w-12 shrink-0 items-center text-stone admin:text-[13px]">
                {floor}
              </div>
              {units.map((unit, cell) => (
                // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the button in it takes the focus.
                <div key={unit._id} role="gridcell" className="min-w-[84px] flex-1">
                  <button
                    type="button"
                    data-unit={unit._id}
                    data-state={unit.state}
                    aria-label={nameOf(unit)}
                    aria-current={unit._id === openId ? 'true' : undefined}
                    tabIndex={unit._id === tabStop ? 0 : -1}
                    onFocus={() => onFocus(unit._id)}
                    onKeyDown={(event) => onKeyDown(event, { row, cell })}
                    onClick={() => onOpen(unit)}
                    className={`flex min-h-11 w-full items-center justify-between gap-1 rounded-[2px] border px-2 py-1 text-left aria-[current=true]:outline-2 aria-[current=true]:outline-focus aria-[current=true]:outline-offset-1 ${looks[unit.state].ground}`}
                  >
                    <span className="min-w-0">
                      <span className="block truncate font-semibold admin:text-[13px]">{unit.number}</span>
                      <span className="block truncate text-[12px]">{unit.type}</span>
                    </span>
                    {unit.state !== 'free' && <StateSign state={unit.state} />}
                  </button>
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
