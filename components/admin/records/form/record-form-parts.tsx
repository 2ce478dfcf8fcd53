'use client';

import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button, IconButton } from '@/components/admin/ui/button';
import { ErrorSummary } from '@/components/admin/ui/fields/error-summary';
import { revealField } from '@/components/admin/ui/fields/reveal-field';
import { Moment } from '@/components/admin/ui/moment';
import { AlertBox } from '@/components/admin/ui/notices/alert-box';
import { Notice } from '@/components/admin/ui/notices/notice';
import { Spinner } from '@/components/admin/ui/spinner';
import { messages } from '@/lib/content/messages';
import type { FieldErrors } from '@/lib/shared/errors';
import type { RecordForm } from './use-record-form';

const stateId = 'form-state';

type SavingStateProps = {
  form: RecordForm;
  missing: string;
  saved: ReactNode;
};

export function SavingState({ form, missing, saved }: SavingStateProps) {
  const { isSaving, awaited, isDirty, isComplete, pictures } = form;
  const toText = () => {
    if (isSaving) return 'Saving…';
    if (awaited === 'line') return 'Saves when the connection is back';
    if (awaited === 'pictures') return 'Saves when the picture has arrived';
    if (!isComplete) return missing;
    const { sendingCount } = pictures;
    if (sendingCount > 0)
      return `${sendingCount === 1 ? '1 picture' : `${sendingCount} pictures`} being sent: you can save now`;
    if (isDirty) return 'Unsaved changes, stored on this device';
    return saved;
  };
  return (
    <p
      role="status"
      id={stateId}
      className="mr-auto flex basis-full items-center gap-2 text-[14px] text-stone admin:basis-auto admin:text-[13px]"
    >
      {isDirty && !isSaving && <span aria-hidden="true" className="h-[7px] w-[7px] rounded-full bg-terra" />}
      <span>{toText()}</span>
    </p>
  );
}

type SubmitButtonProps = { form: RecordForm; formId: string; label: string };

export function SubmitButton({ form: { canSave, isSaving }, formId, label }: SubmitButtonProps) {
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
      {label}
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
              Discard
            </Button>
            <IconButton label="Close this notice" onClick={dismissRestored}>
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </>
        }
      >
        <strong className="font-semibold">{messages.admin.restored}</strong> From <Moment at={restoredAt} />,
        not saved yet.
      </Notice>
    </div>
  );
}

function focusFirst(errors: FieldErrors, idOf: (path: string) => string) {
  const [first] = Object.keys(errors);
  if (first) revealField(idOf(first))?.focus();
}

type RecordNoticesProps = {
  form: RecordForm;
  fields: { idOf: (path: string) => string; labelOf: (path: string) => string };
  /** ADX-3: a line of text where the spec has no alert. */
  isQuiet?: boolean;
};

export function RecordNotices({ form, fields: { idOf, labelOf }, isQuiet }: RecordNoticesProps) {
  const { failure, dismissAlert } = form;
  const refused = failure?.fields;
  // After the effects: the part of the sheet with the field may have to open first.
  useEffect(() => queueMicrotask(() => focusFirst(refused ?? {}, idOf)), [refused, idOf]);
  return (
    <>
      <RestoredNotice form={form} />
      {failure?.isAlert && (
        <div className="mb-5">
          <AlertBox
            text={failure.heading}
            onDismiss={() => {
              dismissAlert();
              focusFirst(failure.fields, idOf);
            }}
          />
        </div>
      )}
      {failure?.heading && !failure.isAlert && (
        <div className="mb-5">
          <ErrorSummary
            heading={failure.heading}
            onRetry={form.awaited === 'line' ? form.retry : undefined}
            isQuiet={isQuiet}
            items={Object.entries(failure.fields).map(([path, message]) => ({
              fieldId: idOf(path),
              label: labelOf(path),
              message,
            }))}
          />
        </div>
      )}
    </>
  );
}
