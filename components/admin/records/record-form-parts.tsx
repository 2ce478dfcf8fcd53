'use client';

import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Button, IconButton } from '@/components/admin/ui/button';
import { ErrorSummary } from '@/components/admin/ui/error-summary';
import { Notice } from '@/components/admin/ui/notice';
import { Spinner } from '@/components/admin/ui/spinner';
import { messages } from '@/lib/content/messages';
import { formatMoment } from '@/lib/shared/format-moment';
import { LeaveDialog } from './leave-dialog';
import type { RecordForm } from './use-record-form';

const stateId = 'form-state';

type SavingStateProps = {
  form: RecordForm;
  /** While the button is off. */
  missing: string;
  /** With nothing changed. */
  saved: string | null;
};

/** At the left of the footer: what has become of what was typed. */
export function SavingState({ form, missing, saved }: SavingStateProps) {
  const { isSaving, isDirty, isComplete, pictures } = form;
  const words = () => {
    if (isSaving) return 'Saving…';
    if (pictures.sendingCount > 0) return `Waiting for ${pictures.sendingCount} of the pictures`;
    if (!isComplete) return missing;
    if (isDirty) return 'Unsaved changes, kept on this device';
    return saved ?? '';
  };
  return (
    <p
      role="status"
      id={stateId}
      className="mr-auto flex basis-full items-center gap-2 text-[14px] text-stone admin:basis-auto admin:text-[13px]"
    >
      {isDirty && !isSaving && <span aria-hidden="true" className="h-[7px] w-[7px] rounded-full bg-terra" />}
      {words()}
    </p>
  );
}

type SubmitButtonProps = { form: RecordForm; formId: string; words: string };

export function SubmitButton({ form: { canSave, isSaving }, formId, words }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      form={formId}
      look="primary"
      disabled={!canSave}
      aria-describedby={stateId}
      className="flex-[2] admin:flex-none"
    >
      {isSaving && <Spinner />}
      {words}
      <span
        aria-hidden="true"
        className="hidden rounded-[2px] border border-current px-1.5 font-sans text-[11px] leading-4 admin:inline"
      >
        Ctrl S
      </span>
    </Button>
  );
}

type Restored = Pick<RecordForm, 'restoredAt' | 'isDirty' | 'discard' | 'dismissRestored'>;

export function RestoredNotice({ form }: { form: Restored }) {
  const { restoredAt, isDirty, discard, dismissRestored } = form;
  if (restoredAt === null || !isDirty) return null;
  return (
    <div className="mb-5">
      <Notice
        actions={
          <>
            <Button isSmall onClick={discard}>
              Discard it
            </Button>
            <IconButton label="Close this notice" onClick={dismissRestored}>
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </>
        }
      >
        <strong className="font-semibold">{messages.admin.restored}</strong> It is from{' '}
        {formatMoment(restoredAt)} and not saved yet.
      </Notice>
    </div>
  );
}

type FailureSummaryProps = {
  form: RecordForm;
  fieldId: (path: string) => string;
  labelOf: (path: string) => string;
  /** ADX-3: a line of text, where the spec has no alert. */
  isQuiet?: boolean;
};

export function FailureSummary({ form: { failure }, fieldId, labelOf, isQuiet }: FailureSummaryProps) {
  if (!failure) return null;
  return (
    <div className="mb-5">
      <ErrorSummary
        heading={failure.heading}
        isQuiet={isQuiet}
        items={Object.entries(failure.fields).map(([path, message]) => ({
          fieldId: fieldId(path),
          label: labelOf(path),
          message,
        }))}
      />
    </div>
  );
}

/** The question of the form's guard; `name` is what the changes belong to. */
export function LeaveQuestion({ form, name }: { form: RecordForm; name: string }) {
  const { guard, discard, keepDraft } = form;
  if (!guard.isAsking) return null;
  return (
    <LeaveDialog
      name={name}
      onDiscard={() => {
        discard();
        guard.leave();
      }}
      onLeave={() => {
        keepDraft();
        guard.leave();
      }}
      onStay={guard.stay}
    />
  );
}

export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

/** The first field with an error takes the focus, so that the keyboard is where the work is. */
export function useErrorFocus(failure: RecordForm['failure'], fieldId: (path: string) => string): void {
  useEffect(() => {
    const [first] = Object.keys(failure?.fields ?? {});
    if (first) document.getElementById(fieldId(first))?.focus();
  }, [failure, fieldId]);
}
