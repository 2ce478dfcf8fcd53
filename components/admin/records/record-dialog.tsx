'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/admin/ui/button';
import { Modal, type ModalLayout } from '@/components/admin/ui/dialogs/modal';
import type { Conflict } from './form/conflict-dialog';
import { SavingState, SubmitButton } from './form/record-form-parts';
import { RecordQuestions } from './form/record-questions';
import { useFormElement } from './form/use-form-element';
import type { RecordForm } from './form/use-record-form';

type DialogTexts = {
  title: string;
  submit: string;
  name: string;
  missing?: string;
  saved: ReactNode;
};

type RecordDialogProps = {
  form: RecordForm;
  texts: DialogTexts;
  layout: ModalLayout;
  formClass?: string;
  conflict: Conflict | null;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function RecordDialog({
  form,
  texts,
  layout,
  conflict,
  actions,
  onClose,
  children,
  formClass = 'px-4 pt-5 pb-6 admin:px-6',
}: RecordDialogProps) {
  const element = useFormElement(form);
  const { title, submit, name, missing = '', saved } = texts;
  const close = () => {
    if (!form.isSaving) form.guard.ask(onClose);
  };
  return (
    <Modal
      title={title}
      layout={layout}
      onClose={close}
      footer={
        <>
          <SavingState form={form} missing={missing} saved={saved} />
          <Button look="ghost" onClick={close} disabled={form.isSaving} className="flex-1 admin:flex-none">
            Cancel
          </Button>
          {actions}
          <SubmitButton form={form} formId={element.id} label={submit} />
        </>
      }
    >
      <form {...element} noValidate className={formClass}>
        {children}
      </form>
      <RecordQuestions form={form} name={name} conflict={conflict} />
    </Modal>
  );
}
