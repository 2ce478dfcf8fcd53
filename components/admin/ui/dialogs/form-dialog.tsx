'use client';

import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { RestoredLine } from '@/components/admin/ui/notices/restored-line';
import { Spinner } from '@/components/admin/ui/spinner';
import { Modal } from './modal';

type FormDialogProps = {
  title: string;
  submit: string;
  form: { failure: string | null; isBusy: boolean; onSubmit: (event: FormEvent) => void };
  onClose: () => void;
  isRestored?: boolean;
  isStacked?: boolean | undefined;
  children: ReactNode;
};

export function FormDialog(props: FormDialogProps) {
  const { title, submit, form, onClose, isRestored = false, isStacked = false, children } = props;
  const formId = useId();
  const { failure, isBusy, onSubmit } = form;
  return (
    <Modal
      title={title}
      isStacked={isStacked}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button look="ghost" disabled={isBusy} onClick={onClose} className="flex-1 admin:flex-none">
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            disabled={isBusy}
            className="flex-[2] admin:flex-none"
          >
            {isBusy && <Spinner />}
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} className="flex flex-col gap-4 px-4 pt-5 pb-6 admin:px-6">
        <RestoredLine isShown={isRestored} />
        <FailureLine>{failure}</FailureLine>
        {children}
      </form>
    </Modal>
  );
}
