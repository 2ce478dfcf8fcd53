'use client';

import { FilePenLine, X } from 'lucide-react';
import { Badge, type CardProps } from '@/components/admin/records/card-parts';
import { warmUpDelete } from '@/components/admin/records/lazy-delete-record';
import { DragHandle } from '@/components/admin/records/sortable/sortable-item';
import { AltTextField } from '@/components/admin/saved-field/alt-text-field';
import { FieldFailure } from '@/components/admin/saved-field/field-failure';
import { useSavedField } from '@/components/admin/saved-field/use-saved-field';
import { Button } from '@/components/admin/ui/button';
import type { WarmUp } from '@/components/admin/ui/dialogs/lazy-dialog';
import { SafeImage } from '@/components/shared/safe-image';
import type { HeroImage } from '@/lib/domain/hero/fields';
import { saveRecordAction } from '@/lib/domain/records/actions';
import { HeroFocalPoint } from './hero-focal-point';

export const removeButtonId = (imageId: string) => `remove-${imageId}`;
export const draftButtonId = (imageId: string) => `draft-${imageId}`;

export type CaptionChoices = { _id: string; name: string }[] | null;

type CaptionProps = { image: HeroImage; position: number; projects: CaptionChoices };

function Caption({ image, position, projects }: CaptionProps) {
  const choices = projects ?? (image.project ? [image.project] : []);
  const field = useSavedField(image, {
    read: ({ project }) => project?._id ?? '',
    write: (projectId, version) =>
      saveRecordAction('hero-image', image._id, { projectId: projectId || null, version }),
  });
  const choose = async (projectId: string) => {
    field.change(projectId);
    if ((await field.save(projectId)) === 'failed') field.undo(projectId);
  };
  const savedName = choices.find(({ _id }) => _id === field.saved)?.name;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-2">
      <span role="status" className="text-[13px] text-success empty:hidden">
        {field.state === 'saved' ? 'Saved' : ''}
      </span>
      <label htmlFor={`caption-${image._id}`} className="text-ink-2 admin:text-[13px]">
        Caption<span className="sr-only"> of image {position}</span>
      </label>
      <select
        id={`caption-${image._id}`}
        value={field.value}
        disabled={projects === null}
        onChange={(event) => void choose(event.target.value)}
        className="ring-inside admin-field h-11! w-auto! min-w-0 max-w-[60%] truncate border-transparent! bg-transparent! pr-8! pl-0.5! [field-sizing:content] admin:h-[30px]! admin:text-[13px]"
        style={{ fontWeight: field.value ? 600 : 400, backgroundPosition: 'right 8px center' }}
      >
        <option value="">No caption</option>
        {choices.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
      <FieldFailure fieldId={`caption-${image._id}`} field={field} saved={savedName ?? 'No caption'} />
    </div>
  );
}

type AdminHeroCardProps = CardProps<HeroImage> & {
  projects: CaptionChoices;
  warmUp: WarmUp;
};

export function AdminHeroCard(props: AdminHeroCardProps) {
  const { record: image, place, projects, hasDraft, warmUp, onEdit, onDelete } = props;
  const { _id, picture } = image;
  const { position } = place;
  const alt = useSavedField(image, {
    read: (saved) => saved.picture.alt,
    write: (text, version) => saveRecordAction('hero-image', _id, { alt: text, version }),
  });
  return (
    <article
      data-layout="position"
      data-place={position}
      className="flex h-full flex-col overflow-hidden rounded-[3px] border border-hairline bg-field"
    >
      <div className="relative aspect-[16/10] bg-sand-2">
        <SafeImage
          picture={picture}
          fallback="project"
          sizes="(min-width: 64rem) 420px, (min-width: 48rem) 50vw, 100vw"
          alt={picture.alt}
          fill
          preload={position <= 3}
          className="object-cover"
        />
        {hasDraft && <Badge className="absolute top-2.5 left-2.5">Draft</Badge>}
        <button
          type="button"
          id={removeButtonId(_id)}
          {...warmUpDelete}
          aria-label={`Remove image ${position}`}
          onClick={onDelete}
          className="absolute top-2.5 right-2.5 inline-flex h-11 items-center gap-2 rounded-[2px] bg-field px-2.5 font-semibold hover:bg-error-tint hover:text-error admin:h-[30px] admin:text-[13px]"
        >
          <X size={14} strokeWidth={1.6} aria-hidden="true" />
          Remove
        </button>
      </div>
      <div className="flex-1 p-3">
        <AltTextField
          id={`alt-${_id}`}
          label="Alt text"
          of={`of image ${position}`}
          placeholder="Describe the picture in a few words"
          hint="Some visitors and search engines cannot see it yet"
          field={alt}
        />
        <div className="relative">
          <HeroFocalPoint image={image} position={position} />
          <Button
            id={draftButtonId(_id)}
            isSmall
            look="ghost"
            {...warmUp}
            onClick={onEdit}
            className="absolute top-0 right-0"
          >
            <FilePenLine size={14} strokeWidth={1.6} aria-hidden="true" />
            {hasDraft ? 'Open draft' : 'Write a draft'}
            <span className="sr-only"> of image {position}</span>
          </Button>
        </div>
      </div>
      <div className="flex items-center gap-2 border-hairline border-t px-2 py-1">
        <DragHandle name={`image ${position}`} place={place} hasNumber />
        <Caption image={image} position={position} projects={projects} />
      </div>
    </article>
  );
}
