'use client';

import { DraftSchedule } from '@/components/admin/drafts/draft-schedule';
import { DraftStrip } from '@/components/admin/drafts/draft-strip';
import { SaveDraftButton } from '@/components/admin/drafts/save-draft-button';
import type { RecordFormProps } from '@/components/admin/drafts/use-draft-form';
import { FocalPointField } from '@/components/admin/pictures/focal-point';
import { findPhoto } from '@/components/admin/pictures/items';
import { PhotoField } from '@/components/admin/pictures/photo-field';
import { FieldControl, formFields } from '@/components/admin/records/field-control';
import { RecordDialog } from '@/components/admin/records/record-dialog';
import { RecordNotices } from '@/components/admin/records/record-form-parts';
import { VersionsLink } from '@/components/admin/records/versions-link';
import { Moment } from '@/components/admin/ui/moment';
import { RichTextField } from '@/components/admin/ui/rich-text-field';
import { type Director, directorForm } from '@/lib/domain/board/fields';
import { type DirectorForm, listDirectorDifferences, useDirectorForm } from './director-form';

const fields = formFields(directorForm, (path) => `director-${path}`);
const { idOf, labelOf } = fields;

function Fields({ form }: { form: DirectorForm }) {
  const { values, set, errorOf, pictures, base, editorRound } = form;
  const photo = findPhoto(pictures.items);
  return (
    <div className="grid gap-x-6 gap-y-4 admin:grid-cols-[176px_1fr]">
      <div className="admin:order-first order-last">
        <PhotoField
          id={idOf('picture')}
          pictures={pictures}
          isNew={base === null}
          error={errorOf('picture')}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="grid gap-4 admin:grid-cols-2">
          <FieldControl fields={fields} form={form} name="name" />
          <FieldControl fields={fields} form={form} name="position" />
        </div>
        <RichTextField
          round={`${base?._id ?? 'new'}-${editorRound}`}
          id={idOf('bio')}
          label={labelOf('bio')}
          need="optional"
          initialHtml={values.bio}
          error={errorOf('bio')}
          onChange={(html) => set('bio', html)}
        />
        {photo && (
          <FocalPointField
            of="of the photo"
            picture={photo.picture}
            focal={photo.picture.focal}
            onChange={(focal) => pictures.setFocal(photo.key, focal)}
          />
        )}
        {photo && (
          <FieldControl
            fields={fields}
            form={form}
            name="alt"
            value={photo.alt}
            placeholder="Describe the picture in a few words"
            onChange={(alt) => pictures.setAlt(photo.key, alt)}
          />
        )}
      </div>
    </div>
  );
}

/** ADB-2, ADB-3: adds or updates a board member. */
export function DirectorDialog(opened: RecordFormProps<Director>) {
  const form = useDirectorForm(opened);
  const { base, values, conflict } = form;
  const { draft, scheduleHint, onClose } = opened;
  const submit = base ? 'Update' : 'Add Director';
  const savedAt = (draft ?? base)?.updatedAt;
  return (
    <RecordDialog
      form={form}
      texts={{
        title: base ? 'Update Director' : 'Add New Director',
        submit,
        name: values.name.trim() || 'the new director',
        missing: 'Fill in name and position to save',
        saved: savedAt && (
          <>
            {draft ? 'Draft saved' : 'Last saved'} <Moment at={savedAt} />
          </>
        ),
      }}
      layout={{ width: 780, header: base && <VersionsLink entity="director" id={base._id} /> }}
      conflict={
        conflict && {
          kind: 'director',
          name: conflict.name,
          differences: listDirectorDifferences(form.input, conflict),
        }
      }
      actions={<SaveDraftButton form={form} />}
      onClose={onClose}
    >
      {draft && <DraftStrip draft={draft} submit={submit} />}
      <RecordNotices form={form} fields={fields} />
      <Fields form={form} />
      {draft && <DraftSchedule kind="director" draft={draft} hint={scheduleHint} />}
    </RecordDialog>
  );
}
