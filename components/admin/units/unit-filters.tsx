import { FilterSelect } from '@/components/admin/ui/fields/filter-select';
import type { AdminUnit } from '@/lib/domain/units/dto';
import type { UnitState } from '@/lib/domain/units/fields';
import { looks, StateSign, states } from './state-look';

export type UnitFilter = { state: UnitState | ''; type: string; tower: string };
export const noFilter: UnitFilter = { state: '', type: '', tower: '' };

export const matchesFilter = (unit: AdminUnit, { state, type, tower }: UnitFilter): boolean =>
  (state === '' || unit.state === state) &&
  (type === '' || unit.type === type) &&
  (tower === '' || unit.tower === tower);

type StateButtonProps = { state: UnitState | ''; count: number; isOn: boolean; onChoose: () => void };

function StateButton({ state, count, isOn, onChoose }: StateButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      className="inline-flex h-11 items-center gap-2 rounded-[2px] border border-control bg-field px-3 font-semibold aria-pressed:border-ink aria-pressed:outline aria-pressed:outline-ink admin:h-[30px] admin:text-[13px]"
    >
      {state && <StateSign state={state} size={14} />}
      {state ? looks[state].name : 'All'}
      <span className="font-[550] text-stone">{count}</span>
    </button>
  );
}

type UnitFiltersProps = {
  units: readonly AdminUnit[];
  filter: UnitFilter;
  onChange: (filter: UnitFilter) => void;
};

const optionsOf = (names: string[]) =>
  [...new Set(names)].filter(Boolean).map((name) => ({ value: name, label: name }));

export function UnitFilters({ units, filter, onChange }: UnitFiltersProps) {
  const others = units.filter((unit) => matchesFilter(unit, { ...filter, state: '' }));
  const countOf = (state: UnitState | '') =>
    others.filter((unit) => state === '' || unit.state === state).length;
  const types = optionsOf(units.map(({ type }) => type));
  const towers = optionsOf(units.map(({ tower }) => tower));
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, and no fields of a form. */}
      <div role="group" aria-label="State" className="flex flex-wrap gap-2">
        {(['', ...states] as const).map((state) => (
          <StateButton
            key={state}
            state={state}
            count={countOf(state)}
            isOn={filter.state === state}
            onChoose={() => onChange({ ...filter, state })}
          />
        ))}
      </div>
      {types.length > 1 && (
        <FilterSelect
          name="Type"
          value={filter.type}
          options={types}
          onChange={(type) => onChange({ ...filter, type })}
        />
      )}
      {towers.length > 1 && (
        <FilterSelect
          name="Tower"
          value={filter.tower}
          options={towers}
          onChange={(tower) => onChange({ ...filter, tower })}
        />
      )}
    </div>
  );
}
