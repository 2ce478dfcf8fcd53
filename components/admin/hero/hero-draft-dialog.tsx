'use client';

import { FocalPointField } from '@/components/admin/pictures/focal-point';
import { findPhoto } from '@/components/admin/pictures/items';
import { FieldControl, formFields } from '@/components/admin/records/form/field-control';
import { toSavedLine } from '@/components/admin/records/form/saved-line';
import type { RecordFormProps } from '@/components/admin/records/form/use-draft-form';
import { RecordSheet } from '@/components/admin/records/record-sheet';
import { SafeImage } from '@/components/shared/safe-image';
import { type HeroImage, heroImageDraft } from '@/lib/domain/hero/fields';
import type { CaptionChoices } from './admin-hero-card';
import { listHeroDifferences, useHeroForm } from './hero-form';

const fields = formFields(heroImageDraft, (path) => `hero-${path}`);

type HeroDraftDialogProps = RecordFormProps<HeroImage> & { projects: CaptionChoices };

export function HeroDraftDialog({ projects, ...opened }: HeroDraftDialogProps) {
  const form = useHeroForm(opened);
  const field = { fields, form };
  const { values, set, pictures, conflict, input } = form;
  const { record, draft } = opened;
  const photo = findPhoto(pictures.items);
  const choices = projects ?? (record?.project ? [record.project] : []);
  const nameOf = (id: string | null) => choices.find(({ _id }) => _id === id)?.name ?? '';
  return (
    <RecordSheet
      kind="hero-image"
      opened={opened}
      form={form}
      fields={fields}
      texts={{
        title: record ? 'Hero Image' : 'New Hero Image',
        submit: draft ? 'Publish' : 'Save',
        name: 'this image',
        saved: toSavedLine(draft, null) ?? 'Save shows it on the website at once',
      }}
      layout={{ width: 640 }}
      conflict={
        conflict && {
          kind: 'hero image',
          name: conflict.project?.name ?? conflict.picture.alt,
          differences: listHeroDifferences(input, conflict, nameOf),
        }
      }
    >
      {({ notices, schedule }) => (
        <>
          {notices}
          <div className="flex flex-col gap-4">
            {photo && (
              <div className="relative aspect-[16/10] overflow-hidden rounded-[2px] bg-sand-2">
                <SafeImage
                  picture={photo.picture}
                  fallback="project"
                  sizes="(min-width: 48rem) 592px, 100vw"
                  alt=""
                  fill
                  className="object-cover"
                />
              </div>
            )}
            <FieldControl
              {...field}
              name="projectId"
              none="No caption"
              options={choices.map(({ _id, name }) => ({ value: _id, label: name }))}
              disabled={projects === null}
              value={values.projectId ?? ''}
              onChange={(projectId) => set('projectId', projectId)}
            />
            {photo && (
              <FieldControl
                {...field}
                name="alt"
                value={photo.alt}
                placeholder="Describe the picture in a few words"
                onChange={(alt) => pictures.setAlt(photo.key, alt)}
              />
            )}
            {photo && (
              <FocalPointField
                of="of the draft"
                picture={photo.picture}
                focal={photo.picture.focal}
                onChange={(focal) => pictures.setFocal(photo.key, focal)}
              />
            )}
          </div>
          {schedule}
        </>
      )}
    </RecordSheet>
  );
}
