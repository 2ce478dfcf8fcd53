'use client';

import { FocalPointField } from '@/components/admin/pictures/focal-point';
import { findPhoto } from '@/components/admin/pictures/items';
import { PhotoField } from '@/components/admin/pictures/photo-field';
import { portrait } from '@/components/admin/pictures/photo-slot';
import { Button } from '@/components/admin/ui/button';
import { responder } from '@/lib/domain/settings/parts/responder';
import { SettingEditor } from './setting-editor';
import { SettingField } from './setting-field';
import { fieldId, makeSettingForm, textsOf } from './setting-forms';
import { type FormProps, useSettingForm } from './use-setting-form';

const responderForm = makeSettingForm<'responder', { name: string; role: string }>(
  responder,
  ({ name, role }) => ({ name, role }),
  (values, pictures) => {
    const photo = findPhoto(pictures);
    return { ...values, picture: photo ? { _id: photo.picture._id, focal: photo.picture.focal } : null };
  },
);

export function ResponderPart(props: FormProps<'responder'>) {
  const form = useSettingForm(responderForm, props);
  const { errorOf, pictures } = form;
  const text = textsOf(responder, form);
  const photo = findPhoto(pictures.items);
  return (
    <SettingEditor
      {...props}
      part={responder}
      form={form}
      note="Shown next to the enquiry form of a project and on the contact page. Leave all fields empty to show nobody."
    >
      <div className="grid gap-x-6 gap-y-4 admin:grid-cols-[176px_1fr]">
        <div>
          <PhotoField
            id={fieldId('pictures')}
            slot={portrait}
            pictures={pictures}
            isNew={props.record.pictures.length === 0}
            error={errorOf('pictures')}
          />
          {photo && (
            <Button isSmall look="ghost" className="mt-2 w-36 admin:w-44" onClick={() => pictures.reset([])}>
              Remove photo
            </Button>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <SettingField
            {...text('name')}
            hint="A person or a team. Visitors read: “Divya Rao answers within a working day.”"
          />
          <SettingField {...text('role')} placeholder="Homes in Mangalore and Udupi" />
          {photo && (
            <FocalPointField
              of="of the photo"
              picture={photo.picture}
              focal={photo.picture.focal}
              onChange={(focal) => pictures.setFocal(photo.key, focal)}
            />
          )}
        </div>
      </div>
    </SettingEditor>
  );
}
