import { contactContent } from '@/lib/content/enquiries/contact';
import { listOpenDays } from '@/lib/shared/enquiries/open-days';
import type { Calendar } from '@/lib/shared/enquiries/working-time';
import { DayField } from './form-field';

const { visit, nextDays, comingDay, optional } = contactContent;

/** No date is rendered, since a page may stay open over midnight: a script fills them in (`attach-days.ts`). Without it, a weekday means the next one. */
export function VisitField({ hours, closedDays }: Calendar) {
  const open = listOpenDays(hours);
  return (
    <DayField id="enquiry-visit" name="visitOn" label={visit} note={optional} className="tablet:col-span-2">
      <fieldset
        data-open={open.join(' ')}
        data-closed={closedDays.join(' ') || undefined}
        aria-label={nextDays}
        className="mt-3 min-h-11"
      >
        <noscript>
          <p className="text-small text-stone">{comingDay}</p>
          <div className="flex flex-wrap gap-x-6">
            {open.map((day) => (
              <label key={day} className="flex min-h-11 items-center gap-2 text-base">
                <input type="radio" name="visitDay" value={day} />
                {day}
              </label>
            ))}
          </div>
        </noscript>
      </fieldset>
    </DayField>
  );
}
