import type { AdminUnit } from '@/lib/domain/units/dto';
import { formatMetres, formatPrice } from '@/lib/shared/projects/homes';
import { nameFloor } from '@/lib/shared/units/unit-name';
import { StateBadge } from './state-look';
import type { Tower } from './tower-grid';
import { holdOf } from './unit-words';

function Row({ unit, onOpen }: { unit: AdminUnit; onOpen: (unit: AdminUnit) => void }) {
  const { number, type, carpetArea, price, state } = unit;
  const facts = [carpetArea !== null && formatMetres(carpetArea), price !== null && formatPrice(price)];
  return (
    <li className="border-hairline border-b last:border-b-0">
      <button
        type="button"
        data-listed={unit._id}
        onClick={() => onOpen(unit)}
        className="flex min-h-16 w-full items-center gap-3 px-4 admin:gap-4 py-2.5 text-left hover:bg-sand"
      >
        <span className="min-w-10 max-w-24 shrink-0 break-words font-semibold admin:w-16 admin:max-w-none">
          {number}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block break-words font-[550] admin:text-[13px]">{type}</span>
          <span
            className={`block break-words admin:text-[13px] ${holdOf(unit) ? 'text-warning' : 'text-stone'}`}
          >
            {holdOf(unit) || facts.filter(Boolean).join(', ')}
          </span>
        </span>
        <StateBadge state={state} />
      </button>
    </li>
  );
}

type UnitListProps = { towers: Tower[]; onOpen: (unit: AdminUnit) => void };

export function UnitList({ towers, onOpen }: UnitListProps) {
  return towers.map(({ name, floors, free, total }) => (
    <section key={name} className="mb-6" aria-label={name || 'Units'}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">{name || 'Units'}</h2>
        <p className="text-stone admin:text-[13px]">
          {free} of {total} available
        </p>
      </div>
      <div className="overflow-hidden rounded-[3px] border border-hairline bg-field">
        {floors.map(({ floor, units }) => (
          <div key={floor}>
            <h3 className="border-hairline border-b bg-paper px-4 py-2 font-[550] admin:text-[13px]">
              {nameFloor(floor)}
            </h3>
            <ul>
              {units.map((unit) => (
                <Row key={unit._id} unit={unit} onOpen={onOpen} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  ));
}
