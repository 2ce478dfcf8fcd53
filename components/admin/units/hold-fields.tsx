import { useId, useState } from 'react';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { useToday } from '@/components/admin/ui/today';
import { maxHoldDays } from '@/lib/content/units';
import type { UnitHold } from '@/lib/domain/units/dto';
import { laterDay } from '@/lib/shared/time/office-clock';
import { HolderField } from './holder-field';

type HoldFieldsProps = { hold: UnitHold; onChange: (hold: UnitHold) => void };

export function HoldFields({ hold, onChange }: HoldFieldsProps) {
  const id = useId();
  const today = useToday();
  const last = laterDay(today, maxHoldDays);
  const [day, setDay] = useState(hold.heldUntil);
  const isWrong = day !== '' && (day < today || day > last);
  const change = (heldUntil: string) => {
    setDay(heldUntil);
    if (heldUntil >= today && heldUntil <= last) onChange({ ...hold, heldUntil });
  };
  return (
    <div className="flex flex-col gap-4">
      <TextField
        id={id}
        type="date"
        label="Blocked until"
        hint="It becomes available again after that day"
        error={isWrong ? `From today, ${maxHoldDays} days ahead at most` : undefined}
        min={today}
        max={last}
        value={day}
        onChange={change}
      />
      <HolderField holder={hold} onChoose={(holder) => onChange({ ...hold, ...holder })} />
    </div>
  );
}
