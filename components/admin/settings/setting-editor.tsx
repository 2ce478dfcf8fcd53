'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useId } from 'react';
import { ConflictDialog } from '@/components/admin/records/conflict-dialog';
import {
  FailureSummary,
  LeaveQuestion,
  RestoredNotice,
  SavingState,
  SubmitButton,
  useErrorFocus,
  useSaveKey,
} from '@/components/admin/records/record-form-parts';
import type { RecordForm } from '@/components/admin/records/use-record-form';
import { Button } from '@/components/admin/ui/button';
import { formatMoment } from '@/lib/shared/format-moment';
import { listSettingDifferences, settingLabelOf } from './setting-differences';
import { fieldId, type PartRecord, partNames } from './setting-forms';

type EditorForm = RecordForm & {
  base: PartRecord | null;
  conflict: PartRecord | null;
  conflictMessage: string;
  input: { value: object };
  keepMine: () => void;
  takeTheirs: () => void;
  goOn: () => void;
};

type SettingEditorProps = { record: PartRecord; form: EditorForm; note: ReactNode; children: ReactNode };

/** The frame of a part: what it is for, its fields, and its footer. */
export function SettingEditor({ record, form, note, children }: SettingEditorProps) {
  const formId = useId();
  const router = useRouter();
  const { conflict, isDirty, isSaving, base } = form;
  useErrorFocus(form.failure, fieldId);
  useSaveKey(() => !conflict && !form.guard.isAsking && form.save());
  const savedAt = base?.updatedAt;
  return (
    <section
      aria-labelledby={`${formId}-title`}
      className="max-w-[760px] rounded-[3px] border border-hairline bg-field"
    >
      <header className="border-hairline border-b px-4 py-3.5 admin:px-5">
        <h2 id={`${formId}-title`} className="font-semibold text-[16px] admin:text-[15px]">
          {partNames[record.part]}
        </h2>
        <p className="mt-0.5 text-stone admin:text-[13px]">{note}</p>
      </header>
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void form.save();
        }}
        className="flex flex-col gap-4 px-4 py-5 admin:px-5"
      >
        <RestoredNotice form={form} />
        <FailureSummary form={form} fieldId={fieldId} labelOf={settingLabelOf} />
        {children}
      </form>
      <footer className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-2 border-hairline border-t bg-paper px-4 py-3 admin:px-5">
        <SavingState
          form={form}
          missing=""
          saved={savedAt ? `Last saved ${formatMoment(savedAt)}` : 'As it came with the website'}
        />
        {isDirty && (
          <Button look="ghost" disabled={isSaving} onClick={form.discard}>
            Discard changes
          </Button>
        )}
        <SubmitButton form={form} formId={formId} words="Save" />
      </footer>
      <LeaveQuestion form={form} name={partNames[record.part]} />
      {conflict && (
        <ConflictDialog
          kind="part of the settings"
          name={partNames[record.part]}
          message={form.conflictMessage}
          differences={listSettingDifferences(form.input.value, conflict.value)}
          onKeepMine={form.keepMine}
          onTakeTheirs={() => {
            form.takeTheirs();
            router.refresh();
          }}
          onClose={form.goOn}
        />
      )}
    </section>
  );
}
