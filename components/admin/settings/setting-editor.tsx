'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback } from 'react';
import { RecordNotices, SavingState, SubmitButton } from '@/components/admin/records/form/record-form-parts';
import { RecordQuestions } from '@/components/admin/records/form/record-questions';
import { SaveDraftButton } from '@/components/admin/records/form/save-draft-button';
import { toSavedLine } from '@/components/admin/records/form/saved-line';
import { useFormElement } from '@/components/admin/records/form/use-form-element';
import type { RecordForm } from '@/components/admin/records/form/use-record-form';
import { Button } from '@/components/admin/ui/button';
import { WordingArea } from '@/components/admin/wording/wording-area';
import type { OpenDraft } from '@/lib/domain/drafts/dto';
import type { Setting } from '@/lib/domain/settings/dto';
import { listSettingTexts } from '@/lib/domain/settings/parts/checked-texts';
import { settingsKind } from '@/lib/domain/wording/schema';
import { listSettingDifferences } from './setting-differences';
import { fieldId } from './setting-forms';
import { settingLabelOf } from './setting-label';
import { type FormPart, titleId } from './setting-parts';

type EditorForm = RecordForm & {
  base: Setting | null;
  conflict: Setting | null;
  input: { value: object };
};

type SettingEditorProps = {
  part: Pick<FormPart, 'name' | 'schema' | 'checkedFields'>;
  draft?: OpenDraft<Setting> | null;
  form: EditorForm;
  note: ReactNode;
  children: ReactNode;
};

export function SettingEditor({ part, draft, form, note, children }: SettingEditorProps) {
  const router = useRouter();
  const element = useFormElement(form);
  const { conflict, isDirty, isSaving, base } = form;
  const name = base?.part;
  const listTexts = useCallback(
    (value: object) => (name === undefined ? [] : listSettingTexts(part, value)),
    [name, part],
  );
  return (
    <section
      aria-labelledby={titleId}
      className="max-w-[760px] rounded-[3px] border border-hairline bg-field"
    >
      <header className="border-hairline border-b px-4 py-3.5 admin:px-5">
        <h2 id={titleId} tabIndex={-1} className="font-semibold text-[16px] admin:text-[15px]">
          {part.name}
        </h2>
        <p className="mt-0.5 text-stone admin:text-[13px]">{note}</p>
      </header>
      <form {...element} noValidate className="flex flex-col gap-4 px-4 py-5 admin:px-5">
        <RecordNotices
          form={form}
          fields={{ idOf: fieldId, labelOf: (path) => settingLabelOf(part, path) }}
        />
        <WordingArea
          kind={settingsKind}
          recordId={name ?? null}
          values={form.input.value}
          listTexts={listTexts}
          idOf={fieldId}
        >
          {children}
        </WordingArea>
      </form>
      <footer className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-2 border-hairline border-t bg-paper px-4 py-3 admin:px-5">
        <SavingState
          form={form}
          missing=""
          saved={toSavedLine(draft ?? null, base, draft?.savedBy) ?? 'Not changed yet'}
        />
        {isDirty && (
          <Button look="ghost" disabled={isSaving} onClick={form.discard}>
            Discard changes
          </Button>
        )}
        {form.saveDraft && <SaveDraftButton form={form} />}
        <SubmitButton form={form} formId={element.id} label={draft ? 'Publish' : 'Save'} />
      </footer>
      <RecordQuestions
        form={{
          ...form,
          takeTheirs: () => {
            form.takeTheirs();
            // Not for an open draft: a refresh would reopen it.
            if (!draft) router.refresh();
          },
        }}
        name={part.name}
        conflict={
          conflict && {
            kind: 'part of the settings',
            name: part.name,
            differences: listSettingDifferences(part, form.input.value, conflict.value),
          }
        }
      />
    </section>
  );
}
