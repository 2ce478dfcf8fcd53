'use client';

import { DraftSchedule } from '@/components/admin/drafts/draft-schedule';
import { DraftStrip } from '@/components/admin/drafts/draft-strip';
import { SaveDraftButton } from '@/components/admin/drafts/save-draft-button';
import type { RecordFormProps } from '@/components/admin/drafts/use-draft-form';
import { FocalPointField } from '@/components/admin/pictures/focal-point';
import { findPhoto } from '@/components/admin/pictures/items';
import { FieldControl, formFields } from '@/components/admin/records/field-control';
import { RecordDialog } from '@/components/admin/records/record-dialog';
import { RecordNotices } from '@/components/admin/records/record-form-parts';
import { Moment } from '@/components/admin/ui/moment';
import { SafeImage } from '@/components/shared/safe-image';
import { type HeroImage, heroImageDraft } from '@/lib/domain/hero/fields';
import type { CaptionChoices } from './admin-hero-card';
import { listHeroDifferences, useHeroForm } from './hero-form';

const fields = formFields(heroImageDraft, (path) => `hero-${path}`);

type HeroDraftDialogProps = RecordFormProps<HeroImage> & { projects: CaptionChoices };

/** What a hero image shall say, kept as a draft; on its card each field is saved by itself. */
export function HeroDraftDialog({ projects, ...opened }: HeroDraftDialogProps) {
  const form = useHeroForm(opened);
  const { values, set, pictures, conflict, input } = form;
  const { record, draft, scheduleHint, onClose } = opened;
  const photo = findPhoto(pictures.items);
  const submit = draft ? 'Publish' : 'Save';
  const choices = projects ?? (record?.project ? [record.project] : []);
  const nameOf = (id: string | null) => choices.find(({ _id }) => _id === id)?.name ?? '';
  return (
    <RecordDialog
      form={form}
      texts={{
        title: record ? 'Hero Image' : 'New Hero Image',
        submit,
        name: 'this image',
        saved: draft ? (
          <>
            Draft saved <Moment at={draft.updatedAt} />
          </>
        ) : (
          'Save puts it on the website at once'
        ),
      }}
      layout={{ width: 640 }}
      conflict={
        conflict && {
          kind: 'hero image',
          name: conflict.project?.name ?? conflict.picture.alt,
          differences: listHeroDifferences(input, conflict, nameOf),
        }
      }
      actions={<SaveDraftButton form={form} />}
      onClose={onClose}
    >
      {draft && <DraftStrip draft={draft} submit={submit} />}
      <RecordNotices form={form} fields={fields} />
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
          fields={fields}
          form={form}
          name="projectId"
          none="No caption"
          options={choices.map(({ _id, name }) => ({ value: _id, label: name }))}
          disabled={projects === null}
          value={values.projectId ?? ''}
          onChange={(projectId) => set('projectId', projectId)}
        />
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
        {photo && (
          <FocalPointField
            of="of the draft"
            picture={photo.picture}
            focal={photo.picture.focal}
            onChange={(focal) => pictures.setFocal(photo.key, focal)}
          />
        )}
      </div>
      {draft && <DraftSchedule kind="hero-image" draft={draft} hint={scheduleHint} />}
    </RecordDialog>
  );
}
