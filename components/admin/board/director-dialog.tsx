'use client';

import { type FormEvent, useId } from 'react';
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
import { Button } from '@/components/admin/ui/button';
import { Field } from '@/components/admin/ui/field';
import { Modal } from '@/components/admin/ui/modal';
import { RichTextField } from '@/components/admin/ui/rich-text-field';
import type { Director } from '@/lib/domain/board/dto';
import { formatMoment } from '@/lib/shared/format-moment';
import { type DirectorForm, findPhoto, listDifferences, useDirectorForm } from './director-form';
import { PhotoField } from './photo-field';

const labels: Record<string, string> = {
  name: 'Name',
  position: 'Position',
  bio: 'Bio',
  picture: 'Photo',
  alt: 'Alt text of the photo',
};
const fieldId = (path: string) => `director-${path}`;
const labelOf = (path: string) => labels[path] ?? path;

function TextField({ form, name }: { form: DirectorForm; name: 'name' | 'position' }) {
  return (
    <Field id={fieldId(name)} label={labelOf(name)} need="required" error={form.errorOf(name)}>
      {(control) => (
        <input
          {...control}
          value={form.values[name]}
          maxLength={160}
          autoComplete="off"
          onChange={(event) => form.set(name, event.target.value)}
          className="admin-field"
        />
      )}
    </Field>
  );
}

function Fields({ form }: { form: DirectorForm }) {
  const { values, set, errorOf, pictures, base, editorRound } = form;
  const photo = findPhoto(pictures.items);
  return (
    <div className="grid gap-x-6 gap-y-4 admin:grid-cols-[176px_1fr]">
      <div className="admin:order-first order-last">
        <PhotoField
          id={fieldId('picture')}
          pictures={pictures}
          isNew={base === null}
          error={errorOf('picture')}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="grid gap-4 admin:grid-cols-2">
          <TextField form={form} name="name" />
          <TextField form={form} name="position" />
        </div>
        <RichTextField
          round={`${base?._id ?? 'new'}-${editorRound}`}
          id={fieldId('bio')}
          label="Bio"
          need="optional"
          initialHtml={values.bio}
          error={errorOf('bio')}
          onChange={(html) => set('bio', html)}
        />
        {photo && (
          <Field id={fieldId('alt')} label={labelOf('alt')} error={errorOf('alt')}>
            {(control) => (
              <input
                {...control}
                value={photo.alt}
                maxLength={300}
                autoComplete="off"
                placeholder="Describe the picture in a few words"
                onChange={(event) => pictures.setAlt(photo.key, event.target.value)}
                className="admin-field"
              />
            )}
          </Field>
        )}
      </div>
    </div>
  );
}

type DirectorDialogProps = {
  /** Null to add one. */
  director: Director | null;
  onSaved: (saved: Director) => void;
  onClose: () => void;
};

/** ADB-2, ADB-3: adds or updates a board member. */
export function DirectorDialog({ director, onSaved, onClose }: DirectorDialogProps) {
  const formId = useId();
  const form = useDirectorForm(director, onSaved);
  const { base, conflict, isSaving } = form;
  useSaveKey(() => void (conflict || form.guard.isAsking ? undefined : form.save()));
  useErrorFocus(form.failure, fieldId);

  const close = () => {
    if (!isSaving) form.guard.ask(onClose);
  };

  return (
    <Modal
      title={director ? 'Update Director' : 'Add New Director'}
      width={780}
      onClose={close}
      footer={
        <>
          <SavingState
            form={form}
            missing="Fill in name and position to save"
            saved={base && `Last saved ${formatMoment(base.updatedAt)}`}
          />
          <Button look="ghost" onClick={close} disabled={isSaving} className="flex-1 admin:flex-none">
            Cancel
          </Button>
          <SubmitButton form={form} formId={formId} words={director ? 'Update' : 'Add Director'} />
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void form.save();
        }}
        className="px-4 pt-5 pb-6 admin:px-6"
      >
        <RestoredNotice form={form} />
        <FailureSummary form={form} fieldId={fieldId} labelOf={labelOf} />
        <Fields form={form} />
      </form>
      <LeaveQuestion form={form} name={form.values.name.trim() || 'the new director'} />
      {conflict && (
        <ConflictDialog
          kind="director"
          name={conflict.name}
          message={form.conflictMessage}
          differences={listDifferences(form.input, conflict)}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.goOn}
        />
      )}
    </Modal>
  );
}
