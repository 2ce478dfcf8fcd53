'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { Moment } from '@/components/admin/ui/moment';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import type { Result } from '@/lib/shared/result';
import { dayStart, formatClock, toDay } from '@/lib/shared/time/local-day';

type MomentFieldProps = {
  label: string;
  hint: string;
  at: string | null;
  save: (at: string | null) => Promise<Result<unknown>>;
};

/** The office's time zone, in the format of the browser's field. */
const toFieldText = (at: string) => `${toDay(at)}T${formatClock(at)}`;

function toMoment(text: string): string {
  const [day = '', time = ''] = text.split('T');
  return dayStart(day, time.slice(0, 5)).toISOString();
}

export function MomentField({ label, hint, at, save }: MomentFieldProps) {
  const id = useId();
  const [text, setText] = useState(at ? toFieldText(at) : '');
  const [saved, setSaved] = useState(at);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const put = async (next: string | null) => {
    setIsBusy(true);
    const result = await save(next);
    setIsBusy(false);
    setFailure(result.ok ? null : result.error.message);
    if (!result.ok) return;
    setSaved(next);
    if (next === null) setText('');
  };
  return (
    <div className="mt-3 max-w-lg">
      <label htmlFor={id} className="font-[550] admin:text-[13px]">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <input
          id={id}
          type="datetime-local"
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
          className="admin-field min-w-0 flex-1 basis-52"
        />
        <Button
          isSmall
          aria-label={`Set: ${label}`}
          disabled={isBusy || text === ''}
          onClick={() => void put(toMoment(text))}
        >
          Set
        </Button>
        {saved && (
          <Button
            isSmall
            look="ghost"
            aria-label={`Clear: ${label}`}
            disabled={isBusy}
            onClick={() => void put(null)}
          >
            Clear
          </Button>
        )}
      </div>
      <FailureLine>{failure}</FailureLine>
      <p
        id={`${id}-hint`}
        role="status"
        className="mt-1 text-[14px] text-stone leading-[19px] admin:text-[12.5px] admin:leading-4"
      >
        {saved && (
          <strong className="font-semibold text-ink">
            Set for <Moment at={saved} />.{' '}
          </strong>
        )}
        {hint}
      </p>
    </div>
  );
}
