'use client';

import { type RefObject, useId } from 'react';
import { UndoButtons } from '@/components/admin/ui/notices/undo-buttons';

export type BulkOutcome = {
  text: string;
  isFailure: boolean;
  refused: { name: string; reason: string }[];
  undo: (() => void) | null;
};

type BulkNoteProps = {
  outcome: BulkOutcome | null;
  isBusy: boolean;
  /** Receives the focus: the pressed button is gone. */
  focusRef: RefObject<HTMLDivElement | null>;
  onClose: () => void;
};

export function BulkNote({ outcome, isBusy, focusRef, onClose }: BulkNoteProps) {
  const id = useId();
  return (
    <div ref={focusRef} tabIndex={-1} className="ring-inside flex flex-wrap items-center gap-x-3">
      <div role="status" id={id} className="min-w-0 empty:hidden">
        {outcome && (
          <p className={`py-1.5 ${outcome.isFailure ? 'text-error' : 'text-success'}`}>{outcome.text}</p>
        )}
        {outcome && outcome.refused.length > 0 && (
          <>
            <p className="font-semibold text-warning">Not changed:</p>
            <ul className="mb-1.5 list-disc pl-5">
              {outcome.refused.map(({ name, reason }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the list never changes.
                <li key={index} className="break-words">
                  <strong className="font-semibold">{name}</strong>: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {outcome && (
        <div className="flex items-center gap-1">
          <UndoButtons describedBy={id} isBusy={isBusy} onUndo={outcome.undo} onClose={onClose} />
        </div>
      )}
    </div>
  );
}
