import { visitTexts } from '@/lib/content/visits';
import { weekdayOf } from '@/lib/shared/enquiries/open-days';
import { formatLongDay, formatShortDay } from '@/lib/shared/time/local-day';
import type { SlotDay } from '@/lib/shared/visits/slots';

/** One radio group over all days. */
function Time({ slot: { startsAt, time, isTaken }, day }: { slot: SlotDay['slots'][number]; day: string }) {
  return (
    <label className="visit-time">
      <input
        type="radio"
        name="startsAt"
        value={startsAt}
        disabled={isTaken}
        data-words={`${formatLongDay(day)}, ${time}`}
      />
      <span>
        {isTaken ? <s>{time}</s> : time}
        {isTaken && <span className="sr-only">, {visitTexts.taken}</span>}
      </span>
    </label>
  );
}

function Day({ day: { day, slots }, isOpen }: { day: SlotDay; isOpen: boolean }) {
  const free = slots.filter(({ isTaken }) => !isTaken).length;
  return (
    <fieldset className="visit-day">
      <legend className="sr-only">{formatLongDay(day)}</legend>
      <details open={isOpen}>
        <summary>
          <span>
            <b>{weekdayOf(day).slice(0, 3)}</b> {formatShortDay(day)}
          </span>
          <span className="visit-count">{visitTexts.free(free)}</span>
        </summary>
        <div className="visit-times">
          {slots.map((slot) => (
            <Time key={slot.startsAt} slot={slot} day={day} />
          ))}
        </div>
      </details>
    </fieldset>
  );
}

export function SlotDays({ days }: { days: readonly SlotDay[] }) {
  const first = days.findIndex(({ slots }) => slots.some(({ isTaken }) => !isTaken));
  return (
    <div className="visit-days">
      {days.map((day, index) => (
        <Day key={day.day} day={day} isOpen={index === first} />
      ))}
    </div>
  );
}
