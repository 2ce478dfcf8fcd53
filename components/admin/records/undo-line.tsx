'use client';

import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '@/components/admin/ui/button';
import { Spinner } from '@/components/admin/ui/spinner';

type UndoLineProps = {
  name: string;
  onUndo: () => Promise<boolean>;
  onClose: () => void;
};

/** ADX-3: without a toast, the undo appears here until it is closed. */
export function UndoLine({ name, onUndo, onClose }: UndoLineProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const undo = async () => {
    setState('busy');
    if (!(await onUndo())) setState('failed');
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 rounded-[3px] border border-line bg-field py-1.5 pr-2 pl-4">
      <p role="status" className="min-w-0 flex-1 basis-52 break-words">
        <strong className="font-semibold">“{name}”</strong> was deleted.{' '}
        {state === 'failed' ? (
          <span className="text-error">It could not be restored here. It is in the Bin.</span>
        ) : (
          <span className="text-stone">It stays in the Bin for 30 days.</span>
        )}
      </p>
      <Button isSmall disabled={state === 'busy'} onClick={() => void undo()}>
        {state === 'busy' ? <Spinner /> : <Undo2 size={15} strokeWidth={1.6} aria-hidden="true" />}
        Undo
      </Button>
      <IconButton label="Close this message" onClick={onClose}>
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
