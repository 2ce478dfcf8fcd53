'use client';

import { useEffect, useRef } from 'react';
import { Checkbox } from '@/components/admin/ui/checkbox';
import type { FilterOptions } from '@/lib/domain/enquiries/dto';
import { type BulkChoice, listBulkChoices } from './bulk-choice';
import { BulkForm } from './bulk-form';
import { BulkNote } from './bulk-note';
import { setTicked, useTicked } from './ticks';
import { type BulkRow, useBulkChange } from './use-bulk-change';

type BulkBarProps = { rows: BulkRow[]; people: FilterOptions['people']; isSpam: boolean };

/** Above the list: ticks all of the page, and does one thing with those that are ticked. */
export function BulkBar({ rows, people, isSpam }: BulkBarProps) {
  const ticked = useTicked();
  const { change, isBusy, outcome, dismiss } = useBulkChange(rows);
  const note = useRef<HTMLDivElement>(null);
  const chosen = rows.filter(({ _id }) => ticked.has(_id));
  const isAll = chosen.length === rows.length;
  useEffect(() => {
    if (outcome) note.current?.focus();
  }, [outcome]);
  const apply = ({ change: patch, done }: BulkChoice) =>
    change(
      chosen.map(({ _id, version }) => ({ ...patch, _id, version })),
      done,
      // Out of review the mails are on their way.
      !isSpam,
    );
  if (rows.length === 0 && !outcome) return null;
  return (
    <section
      aria-label="Several at once"
      className="sticky top-14 z-10 border-hairline border-b bg-paper pr-4 pl-11 admin:top-0 admin:pl-10 admin:text-[13px]"
    >
      {rows.length > 0 && (
        <div className="flex min-h-11 items-center gap-x-3 admin:min-h-9">
          <label
            htmlFor="tick-all"
            className="-ml-11 flex min-h-11 cursor-pointer items-center admin:-ml-10 admin:min-h-9"
          >
            <span className="grid w-11 shrink-0 justify-items-center admin:w-10">
              <Checkbox
                id="tick-all"
                isOn={isAll}
                isMixed={!isAll && chosen.length > 0}
                onChange={() => setTicked(isAll ? [] : rows.map(({ _id }) => _id))}
              />
            </span>
            <span className={chosen.length > 0 ? 'sr-only' : 'text-stone'}>
              Tick all {rows.length} of this page
            </span>
          </label>
          <p role="status" className="font-semibold">
            {chosen.length > 0 && `${chosen.length} ticked`}
          </p>
          {chosen.length > 0 && (
            <button
              type="button"
              onClick={() => setTicked([])}
              className="h-11 font-semibold text-terra-deep hover:underline admin:h-[30px]"
            >
              Clear
            </button>
          )}
        </div>
      )}
      {chosen.length > 0 && (
        <BulkForm choices={listBulkChoices(people, isSpam)} isBusy={isBusy} onApply={apply} />
      )}
      <BulkNote outcome={outcome} isBusy={isBusy} focusRef={note} onClose={dismiss} />
    </section>
  );
}
