'use client';

import { useOptimistic } from 'react';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { addDays, dayStart, formatClock, formatLongDay, toDay } from '@/lib/shared/local-day';
import { SavedNote } from './saved-note';
import { useEnquiryChange } from './use-enquiry-change';

const morning = '10:00';

/** Today's call is due in the afternoon, or in the evening when that is over. */
function laterToday(now: Date): Date {
  const day = toDay(now);
  return ['15:00', '18:00', '21:00'].map((time) => dayStart(day, time)).find((at) => at > now) ?? now;
}

function nextMonday(day: string): string {
  const weekday = dayStart(day, '12:00').getUTCDay();
  return addDays(day, ((8 - weekday) % 7) + (weekday === 1 ? 7 : 0));
}

type FollowUpChoiceProps = { enquiry: Enquiry; now: Date };

/** When the person is to be called next: by one tap, or a day of choice. Saves at once. */
export function FollowUpChoice({ enquiry, now }: FollowUpChoiceProps) {
  const { change, outcome } = useEnquiryChange(enquiry);
  const [followUpAt, show] = useOptimistic(enquiry.followUpAt);
  const today = toDay(now);
  const chosen = followUpAt ? toDay(followUpAt) : '';
  const set = (moment: Date | null) => {
    const text = moment?.toISOString() ?? null;
    change({ followUpAt: text }, () => show(text));
  };
  const quick: [string, string, () => Date][] = [
    ['Today', today, () => laterToday(new Date())],
    ['Tomorrow', addDays(today, 1), () => dayStart(addDays(today, 1), morning)],
    ['Mon', nextMonday(today), () => dayStart(nextMonday(today), morning)],
  ];
  return (
    <div>
      <label htmlFor="enquiry-follow-up" className="mb-1.5 inline-block font-[550] admin:text-[13px]">
        Next follow-up
      </label>
      <input
        id="enquiry-follow-up"
        type="date"
        key={chosen}
        defaultValue={chosen}
        min={today}
        aria-describedby="enquiry-follow-up-text"
        onChange={(event) => {
          const day = event.target.value;
          if (day === '' && chosen !== '') set(null);
          // While a year is being typed it has leading zeros.
          else if (day >= today && day !== chosen)
            set(day === today ? laterToday(new Date()) : dayStart(day, morning));
        }}
        className="admin-field"
      />
      <div className="mt-2 flex gap-2">
        {quick.map(([name, day, moment]) => (
          <button
            key={name}
            type="button"
            aria-pressed={day === chosen}
            onClick={() => set(moment())}
            className="h-11 flex-1 rounded-[2px] border border-control bg-field px-2 text-ink-2 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white admin:h-[30px] admin:flex-none admin:px-2.5 admin:text-[13px]"
          >
            {name}
          </button>
        ))}
        {chosen && (
          <button
            type="button"
            onClick={() => set(null)}
            className="h-11 px-2 text-stone hover:text-ink hover:underline admin:h-[30px] admin:text-[13px]"
          >
            None
          </button>
        )}
      </div>
      <p id="enquiry-follow-up-text" className="mt-1 text-stone empty:hidden admin:text-[13px]">
        {followUpAt && `${formatLongDay(followUpAt)}, ${formatClock(followUpAt)}`}
      </p>
      <SavedNote outcome={outcome} />
    </div>
  );
}
