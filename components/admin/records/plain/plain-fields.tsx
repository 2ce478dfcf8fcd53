import type { z } from 'zod';
import { FocalPointField } from '@/components/admin/pictures/focal-point';
import { findPhoto } from '@/components/admin/pictures/items';
import { PhotoField } from '@/components/admin/pictures/photo-field';
import { PictureUploader } from '@/components/admin/pictures/picture-uploader';
import type { formFields } from '@/components/admin/records/form/field-control';
import type { RecordForm } from '@/components/admin/records/form/use-record-form';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { fieldsOf } from '@/lib/shared/parsing/record-fields';
import type { PlainKind } from './plain-kind';
import { SchemaControl } from './schema-control';

type PlainFieldsProps = {
  of: Pick<PlainKind, 'fields' | 'pictures' | 'photo'>;
  controls: ReturnType<typeof formFields<z.ZodObject>>;
  form: RecordForm & { values: Record<string, unknown>; set: (name: string, value: unknown) => void };
};

function Picture({ of, controls: { idOf }, form: { pictures, base, errorOf } }: PlainFieldsProps) {
  const photo = findPhoto(pictures.items);
  return (
    <>
      <PhotoField
        id={idOf('picture')}
        slot={of.photo}
        pictures={pictures}
        isNew={base === null}
        error={errorOf('picture')}
      />
      {photo && (
        <>
          <FocalPointField
            of={`of the ${of.photo.label.toLowerCase()}`}
            picture={photo.picture}
            focal={photo.picture.focal}
            onChange={(focal) => pictures.setFocal(photo.key, focal)}
          />
          <TextField
            id={idOf('alt')}
            label="Alt text"
            value={photo.alt}
            onChange={(alt) => pictures.setAlt(photo.key, alt)}
          />
        </>
      )}
    </>
  );
}

export function PlainFields(props: PlainFieldsProps) {
  const { of, controls, form } = props;
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-x-4 gap-y-3 admin:grid-cols-2">
        {fieldsOf(of.fields).map(([name, schema]) => (
          <SchemaControl
            key={name}
            id={controls.idOf(name)}
            label={controls.labelOf(name)}
            error={form.errorOf(name)}
            hint={undefined}
            schema={schema}
            value={form.values[name]}
            onChange={(value) => form.set(name, value)}
          />
        ))}
      </div>
      {of.pictures === 'one' && <Picture {...props} />}
      {of.pictures === 'many' && (
        <PictureUploader id={controls.idOf('pictures')} pictures={form.pictures} hasCover={false} />
      )}
    </div>
  );
}
