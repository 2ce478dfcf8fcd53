'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { AltTextField } from '@/components/admin/alt-text-field';
import { askServer } from '@/components/admin/ask-server';
import { FailureLine } from '@/components/admin/failure-line';
import { DragHandle } from '@/components/admin/sortable/sortable-item';
import { SafeImage } from '@/components/ui/safe-image';
import { updateHeroImageAction } from '@/lib/domain/hero/actions';
import type { HeroImage } from '@/lib/domain/hero/dto';

export const removeButtonId = (imageId: string) => `remove-${imageId}`;

type CaptionProps = { image: HeroImage; position: number; projects: { _id: string; name: string }[] };

/** Which project the plate on the picture names; saved at once. */
function Caption({ image, position, projects }: CaptionProps) {
  const [kept, setKept] = useState(image.project?._id ?? '');
  const [chosen, setChosen] = useState(kept);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const choose = async (projectId: string) => {
    setChosen(projectId);
    setFailure(null);
    setIsSaved(false);
    const result = await askServer(() => updateHeroImageAction(image._id, { projectId: projectId || null }));
    if (result.ok) {
      setKept(projectId);
      return setIsSaved(true);
    }
    setChosen(kept);
    setFailure(`Not saved. ${result.error.message}`);
  };
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-2">
      <span role="status" className="text-[13px] text-success empty:hidden">
        {isSaved ? 'Saved' : ''}
      </span>
      <label htmlFor={`caption-${image._id}`} className="text-ink-2 panel:text-[13px]">
        Caption<span className="sr-only"> of image {position}</span>
      </label>
      <select
        id={`caption-${image._id}`}
        value={chosen}
        onChange={(event) => void choose(event.target.value)}
        className="ring-inside office-field h-11! w-auto! min-w-0 max-w-[60%] truncate border-transparent! bg-transparent! pr-8! pl-0.5! [field-sizing:content] panel:h-[30px]! panel:text-[13px]"
        style={{ fontWeight: chosen ? 600 : 400, backgroundPosition: 'right 8px center' }}
      >
        <option value="">No caption</option>
        {projects.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
      <FailureLine>{failure}</FailureLine>
    </div>
  );
}

type AdminHeroCardProps = CaptionProps & { total: number; onRemove: () => void };

/** ADH-1: a picture of the carousel with its remove button, its text, and what its plate names. */
export function AdminHeroCard({ image, position, total, projects, onRemove }: AdminHeroCardProps) {
  const { _id, picture } = image;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-[3px] border border-hairline bg-field">
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
        <button
          type="button"
          id={removeButtonId(_id)}
          aria-label={`Remove image ${position}`}
          onClick={onRemove}
          className="absolute top-2.5 right-2.5 inline-flex h-11 items-center gap-2 rounded-[2px] bg-field px-2.5 font-semibold hover:bg-error-tint hover:text-error panel:h-[30px] panel:text-[13px]"
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
          alt={picture.alt}
          save={(alt) => updateHeroImageAction(_id, { alt })}
        />
      </div>
      <div className="flex items-center gap-2 border-hairline border-t px-2 py-1">
        <DragHandle name={`image ${position}`} position={position} total={total} hasNumber />
        <Caption image={image} position={position} projects={projects} />
      </div>
    </article>
  );
}
