'use client';

import { useId } from 'react';
import { SavedNote } from '@/components/admin/ui/fields/saved-note';
import type { Enquiry } from '@/lib/domain/enquiries/dto';
import { formatClock, formatLongDay, toDay } from '@/lib/shared/time/local-day';
import { dayOfTime, followUpOn, listQuickDays } from './follow-up-days';
import { FollowUpTime } from './follow-up-time';
import { useEnquiryChoice } from './use-enquiry-change';

type FollowUpChoiceProps = { enquiry: Enquiry; now: Date };

export function FollowUpChoice({ enquiry, now }: FollowUpChoiceProps) {
  const id = useId();
  const { shown: followUpAt, choose, outcome } = useEnquiryChoice(enquiry, enquiry.followUpAt);
  const today = toDay(now);
  const chosen = followUpAt ? toDay(followUpAt) : '';
  const set = (moment: Date | null) => {
    const text = moment?.toISOString() ?? null;
    choose(text, { followUpAt: text });
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 inline-block font-[550] admin:text-[13px]">
        Next follow-up
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="date"
          key={chosen}
          defaultValue={chosen}
          min={today}
          aria-describedby={`${id}-text`}
          onChange={(event) => {
            const day = event.target.value;
            if (day === '' && chosen !== '') set(null);
            // While a year is typed it has leading zeros.
            else if (day >= today && day !== chosen)
              set(followUpOn(day, new Date(), followUpAt ? formatClock(followUpAt) : undefined));
          }}
          className="admin-field w-auto! flex-[1_1_140px]"
        />
        <FollowUpTime
          time={followUpAt ? formatClock(followUpAt) : ''}
          onChoose={(time) => set(followUpOn(chosen || dayOfTime(time, new Date()), new Date(), time))}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {listQuickDays(today).map(([name, day]) => (
          <button
            key={name}
            type="button"
            aria-pressed={day === chosen}
            onClick={() => set(followUpOn(day, new Date()))}
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
      <p id={`${id}-text`} className="mt-1 text-stone empty:hidden admin:text-[13px]">
        {followUpAt && `${formatLongDay(followUpAt)}, ${formatClock(followUpAt)}`}
      </p>
      <SavedNote outcome={outcome} />
    </div>
  );
}
