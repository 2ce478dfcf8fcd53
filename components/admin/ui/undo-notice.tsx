'use client';

import { Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@/components/admin/ui/button';

type UndoNoticeProps = { children: ReactNode; onUndo: () => Promise<void>; onClose: () => void };

/** Stands where something was taken away that no bin keeps, until it is closed. */
export function UndoNotice({ children, onUndo, onClose }: UndoNoticeProps) {
  const [isBusy, setIsBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with what it took away.
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
      <Button ref={button} isSmall disabled={isBusy} onClick={() => void undo()}>
        <Undo2 size={15} strokeWidth={1.6} aria-hidden="true" />
        Undo
      </Button>
      <IconButton label="Close this message" onClick={onClose}>
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
