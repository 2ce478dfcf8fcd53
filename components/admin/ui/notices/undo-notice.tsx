'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { UndoButtons } from '@/components/admin/ui/notices/undo-buttons';

type UndoNoticeProps = { children: ReactNode; onUndo: () => Promise<void>; onClose: () => void };

export function UndoNotice({ children, onUndo, onClose }: UndoNoticeProps) {
  const [isBusy, setIsBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const undo = async () => {
    setIsBusy(true);
    await onUndo();
    setIsBusy(false);
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 rounded-[3px] border border-line bg-field py-1.5 pr-2 pl-4">
      <p role="status" className="min-w-0 flex-1 basis-52 break-words">
        {children}
      </p>
      <div className="flex items-center gap-3">
        <UndoButtons undoRef={button} isBusy={isBusy} onUndo={() => void undo()} onClose={onClose} />
      </div>
    </div>
  );
}
