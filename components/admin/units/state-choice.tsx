import { useId } from 'react';
import type { AdminUnit } from '@/lib/domain/units/dto';
import type { UnitState } from '@/lib/domain/units/fields';
import { looks, StateBadge, StateSign, states } from './state-look';

type StateChoiceProps = {
  unit: AdminUnit;
  onChoose: ((state: UnitState) => void) | null;
};

export function StateChoice({ unit: { state }, onChoose }: StateChoiceProps) {
  const name = useId();
  if (!onChoose)
    return (
      <div>
        <h3 className="mb-1.5 font-semibold admin:text-[13px]">State</h3>
        <StateBadge state={state} />
        <p className="mt-2 text-stone admin:text-[13px]">
          The sales team can change the state and see for whom a unit is blocked.
        </p>
      </div>
    );
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold admin:text-[13px]">State</legend>
      <div className="grid gap-2 admin:grid-cols-2 admin:gap-1">
        {states.map((one) => (
          <label
            key={one}
            className={`flex min-h-12 cursor-pointer items-center gap-2.5 rounded-[2px] border px-3 font-[550] has-focus-visible:outline-2 has-focus-visible:outline-focus admin:min-h-10 ${one === state ? 'border-2 border-ink bg-sand' : 'border-control bg-field'}`}
          >
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === state}
              onChange={() => onChoose(one)}
              className="size-4 accent-ink"
            />
            <StateSign state={one} />
            {looks[one].name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
