'use client';

import { Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@/components/admin/ui/button';

type DiscardedLineProps = { label: string; onUndo: () => Promise<void>; onClose: () => void };

/** Stands where a draft was discarded, until it is closed. */
export function DiscardedLine({ label, onUndo, onClose }: DiscardedLineProps) {
  const [isBusy, setIsBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its draft.
  useEffect(() => button.current?.focus(), []);
  const undo = async () => {
    setIsBusy(true);
    await onUndo();
    setIsBusy(false);
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 rounded-[3px] border border-line bg-field py-1.5 pr-2 pl-4">
      <p role="status" className="min-w-0 flex-1 basis-52 break-words">
        The draft <strong className="font-semibold">“{label}”</strong> was discarded. Its preview link works
        no more.
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
