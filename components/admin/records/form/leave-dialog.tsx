'use client';

import { Button } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/dialogs/modal';
import { limits } from '@/lib/content/limits';

type LeaveDialogProps = {
  name: string;
  onDiscard: () => void;
  onLeave?: () => void;
  onStay: () => void;
};

export function LeaveDialog({ name, onDiscard, onLeave, onStay }: LeaveDialogProps) {
  return (
    <Modal
      title="Leave without saving?"
      isStacked
      layout={{ width: 460 }}
      description={
        <p className="pb-6">
          {onLeave ? (
            <>
              Your changes to <strong className="font-semibold">{name}</strong> stay on this device for{' '}
              {limits.unsavedWorkDays} days. You can restore them when you open it again.
            </>
          ) : (
            <>
              <strong className="font-semibold">{name}</strong> cannot be stored. They are lost if you leave
              this page.
            </>
          )}
        </p>
      }
      initialFocus="[data-stay]"
      onClose={onStay}
      footer={
        <>
          <Button look="ghost" className="mr-auto text-error!" onClick={onDiscard}>
            Discard changes
          </Button>
          {onLeave && (
            <Button look="ghost" onClick={onLeave}>
              Leave
            </Button>
          )}
          <Button look="primary" data-stay onClick={onStay}>
            Continue editing
          </Button>
        </>
      }
    />
  );
}
