'use client';

import { FocalPointField } from '@/components/admin/pictures/focal-point';
import { findPhoto } from '@/components/admin/pictures/items';
import { PhotoField } from '@/components/admin/pictures/photo-field';
import { portrait } from '@/components/admin/pictures/photo-slot';
import { cardHint } from '@/components/admin/records/card-hint';
import { FieldControl, formFields } from '@/components/admin/records/form/field-control';
import { toSavedLine } from '@/components/admin/records/form/saved-line';
import type { RecordFormProps } from '@/components/admin/records/form/use-draft-form';
import { RecordSheet } from '@/components/admin/records/record-sheet';
import { VersionsLink } from '@/components/admin/records/versions-link';
import { RichTextField } from '@/components/admin/ui/rich-text/rich-text-field';
import { shareCardTexts } from '@/lib/content/pages/share-cards';
import { type Director, directorForm } from '@/lib/domain/board/fields';
import { type DirectorForm, listDirectorDifferences, useDirectorForm } from './director-form';

const fields = formFields(directorForm, (path) => `director-${path}`);
const { idOf, labelOf } = fields;

function Fields({ form }: { form: DirectorForm }) {
  const field = { fields, form };
  const { values, set, errorOf, pictures, base, editorRound } = form;
  const photo = findPhoto(pictures.items);
  return (
    <div className="grid gap-x-6 gap-y-4 admin:grid-cols-[176px_1fr]">
      <div className="admin:order-first order-last">
        <PhotoField
          id={idOf('picture')}
          slot={portrait}
          pictures={pictures}
          isNew={base === null}
          error={errorOf('picture')}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="grid gap-4 admin:grid-cols-2">
          <FieldControl {...field} name="name" hint={cardHint(values.name, shareCardTexts.ofRecord)} />
          <FieldControl {...field} name="position" />
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
            {...field}
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

export function DirectorDialog(opened: RecordFormProps<Director>) {
  const form = useDirectorForm(opened);
  const { base, values, conflict } = form;
  return (
    <RecordSheet
      kind="director"
      opened={opened}
      form={form}
      fields={fields}
      texts={{
        title: base ? 'Update Director' : 'Add New Director',
        submit: base ? 'Update' : 'Add Director',
        name: values.name.trim() || 'the new director',
        missing: 'Fill in name and position to save',
        saved: toSavedLine(opened.draft, base),
      }}
      layout={{ width: 780, header: base && <VersionsLink entity="director" id={base._id} /> }}
      conflict={
        conflict && {
          kind: 'director',
          name: conflict.name,
          differences: listDirectorDifferences(form.input, conflict),
        }
      }
    >
      {({ notices, schedule }) => (
        <>
          {notices}
          <Fields form={form} />
          {schedule}
        </>
      )}
    </RecordSheet>
  );
}
