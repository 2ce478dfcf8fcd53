import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/admin/ui/button';
import type { UnitState } from '@/lib/domain/units/fields';
import { formatMetres } from '@/lib/shared/projects/homes';
import { formatLongDay } from '@/lib/shared/time/local-day';
import { nameUnit } from '@/lib/shared/units/unit-name';
import { looks } from './state-look';
import type { Refusal } from './use-unit-states';

type UnitRefusalProps = {
  refusal: Refusal;
  onInstead: (id: string) => void;
};

const doing: Record<UnitState, string> = { free: 'Release', held: 'Block', booked: 'Book', sold: 'Sell' };

const requestedText = ({ requested: { state, heldUntil, heldFor } }: Refusal) =>
  [looks[state].name, heldUntil && ` until ${formatLongDay(heldUntil)}`, heldFor && `, for ${heldFor}`]
    .filter(Boolean)
    .join('');

export function UnitRefusal({ refusal, onInstead }: UnitRefusalProps) {
  const { message, requested, instead } = refusal;
  const isTaking = requested.state !== 'free';
  const [first] = instead.units;
  return (
    <div className="flex flex-col gap-3">
      <div
        role="alert"
        className="flex items-start gap-2.5 rounded-r-[2px] border border-error/30 border-l-4 border-l-error bg-error-tint px-4 py-3"
      >
        <CircleAlert size={16} strokeWidth={1.6} aria-hidden="true" className="mt-1 shrink-0 text-error" />
        <p className="min-w-0 break-words">{message}</p>
      </div>
      <div className="admin:text-[13px]">
        <h3 className="font-semibold">You chose</h3>
        <p className="mt-1 rounded-[2px] border border-hairline bg-paper px-3 py-2">
          {requestedText(refusal)}
        </p>
      </div>
      {isTaking && (
        <p className="admin:text-[13px]">
          {instead.isSameType
            ? 'Available units of the same type: '
            : 'Available units of the same type: none. Nearest in size: '}
          {instead.units.length === 0
            ? 'none'
            : instead.units
                .map((unit) =>
                  [nameUnit(unit), unit.type, unit.carpetArea !== null && formatMetres(unit.carpetArea)]
                    .filter(Boolean)
                    .join(', '),
                )
                .join('; ')}
        </p>
      )}
      {isTaking && first && (
        <Button look="primary" className="self-start" onClick={() => onInstead(first._id)}>
          {doing[requested.state]} {nameUnit(first)} instead
        </Button>
      )}
    </div>
  );
}
