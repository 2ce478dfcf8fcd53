'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { BulkNote, type BulkOutcome } from './bulk-note';
import { setSelection, useSelection } from './selection';

type SelectionBarProps = {
  ids: string[];
  outcome: BulkOutcome | null;
  isBusy: boolean;
  onDismiss: () => void;
  className?: string;
  children: ReactNode;
};

export function SelectionBar({
  ids,
  outcome,
  isBusy,
  onDismiss,
  className = '',
  children,
}: SelectionBarProps) {
  const boxId = useId();
  const selection = useSelection();
  const note = useRef<HTMLDivElement>(null);
  const count = ids.filter((id) => selection.has(id)).length;
  const isAll = count === ids.length;
  useEffect(() => {
    if (outcome) note.current?.focus();
  }, [outcome]);
  if (ids.length === 0 && !outcome) return null;
  // On an existing line, so that nothing shifts.
  const said = <BulkNote outcome={outcome} isBusy={isBusy} focusRef={note} onClose={onDismiss} />;
  return (
    <section aria-label="Several at once" className={`pr-4 pl-11 admin:text-[13px] ${className}`}>
      {ids.length > 0 && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 admin:min-h-9">
          <label htmlFor={boxId} className="-ml-11 flex min-h-11 cursor-pointer items-center admin:min-h-9">
            <span className="grid w-11 shrink-0 justify-items-center">
              <Checkbox
                id={boxId}
                isOn={isAll}
                isMixed={!isAll && count > 0}
                onChange={() => setSelection(isAll ? [] : ids)}
              />
            </span>
            <span className={count > 0 ? 'sr-only' : 'text-stone'}>Select all {ids.length} on this page</span>
          </label>
          <p role="status" className="font-semibold">
            {count > 0 && `${count} ticked`}
          </p>
          {count > 0 && (
            <button
              type="button"
              onClick={() => setSelection([])}
              className="h-11 font-semibold text-terra-deep hover:underline admin:h-[30px]"
            >
              Clear
            </button>
          )}
          {said}
        </div>
      )}
      {count > 0 && children}
      {ids.length === 0 && said}
    </section>
  );
}
