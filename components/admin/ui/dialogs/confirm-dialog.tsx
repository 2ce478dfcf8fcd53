'use client';

import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { Spinner } from '@/components/admin/ui/spinner';
import { Modal, type ModalLayout } from './modal';

type Confirmation = {
  label: string;
  busyLabel?: string;
  icon: LucideIcon;
  look?: 'danger' | 'primary';
  /** Resolves to null on success, else to the reason ('' where it is shown elsewhere). */
  run: () => Promise<string | null>;
};

type ConfirmDialogProps = {
  title: string;
  question: ReactNode;
  picture?: ReactNode;
  layout?: ModalLayout;
  confirm: Confirmation;
  onCancel: () => void;
  children?: ReactNode;
};

export function ConfirmDialog({ title, question, picture, confirm, onCancel, ...rest }: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { label, busyLabel = label, icon: Icon, look = 'danger' } = confirm;
  const run = async () => {
    setIsBusy(true);
    setFailure(null);
    const reason = await confirm.run();
    if (reason === null) return;
    setFailure(reason);
    setIsBusy(false);
  };
  return (
    <Modal
      title={title}
      initialFocus="[data-cancel]"
      onClose={() => !isBusy && onCancel()}
      description={
        <div className={`flex gap-4 ${rest.children ? '' : 'pb-6'}`}>
          {picture}
          <div className="min-w-0">
            {question}
            <div className={failure ? 'mt-2' : ''}>
              <FailureLine>{failure}</FailureLine>
            </div>
          </div>
        </div>
      }
      footer={
        <>
          <Button data-cancel disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button look={look} disabled={isBusy} onClick={() => void run()}>
            {isBusy ? <Spinner /> : <Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
            {isBusy ? busyLabel : label}
          </Button>
        </>
      }
      {...rest}
    />
  );
}
