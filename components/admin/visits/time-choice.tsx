import { weekdayOf } from '@/lib/shared/enquiries/open-days';
import { formatShortDay } from '@/lib/shared/time/local-day';
import type { SlotDay } from '@/lib/shared/visits/slots';

type TimeChoiceProps = { days: readonly SlotDay[]; chosen: string; onChoose: (startsAt: string) => void };

export function TimeChoice({ days, chosen, onChoose }: TimeChoiceProps) {
  if (days.length === 0) return <p className="text-stone">No free time in the next 14 days.</p>;
  return (
    <div className="grid max-h-[420px] gap-3 overflow-y-auto">
      {days.map(({ day, slots }) => (
        <fieldset key={day}>
          <legend className="font-[550] admin:text-[13px]">
            {weekdayOf(day)}, {formatShortDay(day)}
          </legend>
          <div className="mt-1 flex flex-wrap gap-2">
            {slots.map(({ startsAt, time, isTaken }) => (
              <label
                key={startsAt}
                className="relative inline-grid h-11 min-w-20 place-items-center rounded-[2px] border border-control bg-field px-3 font-[550] has-checked:border-ink has-checked:bg-ink has-checked:text-white has-disabled:border-transparent has-disabled:bg-sand-2 has-disabled:text-stone has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 admin:h-9"
              >
                <input
                  type="radio"
                  name="startsAt"
                  value={startsAt}
                  disabled={isTaken}
                  checked={chosen === startsAt}
                  onChange={() => onChoose(startsAt)}
                  className="absolute inset-0 h-full w-full cursor-pointer appearance-none outline-none disabled:cursor-not-allowed"
                />
                <span className="pointer-events-none relative">
                  {isTaken ? <s>{time}</s> : time}
                  {isTaken && <span className="sr-only">, taken</span>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
