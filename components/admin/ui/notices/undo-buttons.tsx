import { Undo2, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button, IconButton } from '@/components/admin/ui/button';

type UndoButtonsProps = {
  isBusy: boolean;
  onUndo: (() => void) | null;
  onClose: () => void;
  describedBy?: string;
  undoRef?: Ref<HTMLButtonElement>;
};

export function UndoButtons({ isBusy, onUndo, onClose, describedBy, undoRef }: UndoButtonsProps) {
  return (
    <>
      {onUndo && (
        <Button ref={undoRef} isSmall disabled={isBusy} aria-describedby={describedBy} onClick={onUndo}>
          <Undo2 size={15} strokeWidth={1.6} aria-hidden="true" />
          Undo
        </Button>
      )}
      <IconButton label="Close this message" onClick={onClose}>
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </>
  );
}
