'use client';

import { ImageOff, Pencil, Trash2 } from 'lucide-react';
import { warmUpDelete } from '@/components/admin/records/lazy-delete-record';
import { DragHandle, type Place } from '@/components/admin/records/sortable/sortable-item';
import { IconButton } from '@/components/admin/ui/button';
import type { WarmUp } from '@/components/admin/ui/lazy-dialog';
import { SafeImage } from '@/components/shared/safe-image';
import type { Director } from '@/lib/domain/board/fields';
import { toPlainText } from '@/lib/shared/summary';

export const editButtonId = (directorId: string) => `edit-${directorId}`;

type AdminDirectorCardProps = {
  director: Director;
  place: Place;
  /** Changes to it are kept as a draft. */
  hasDraft: boolean;
  /** What the button that edits does before it is pressed. */
  warmUp: WarmUp;
  onEdit: () => void;
  onDelete: () => void;
};

/** ADB-1: photo, name, position, bio in three lines, edit and delete. */
export function AdminDirectorCard({
  director,
  place,
  hasDraft,
  warmUp,
  onEdit,
  onDelete,
}: AdminDirectorCardProps) {
  const { _id, name, image, bio } = director;
  return (
    <article
      data-layout="position"
      className="flex h-full flex-col overflow-hidden rounded-[3px] border border-hairline bg-field transition-colors duration-120 hover:border-control"
    >
      <div className="relative aspect-square bg-sand-2">
        <SafeImage
          picture={image}
          fallback="person"
          sizes="(min-width: 64rem) 340px, (min-width: 48rem) 40vw, 100vw"
          alt=""
          fill
          className="object-cover"
        />
        {image?.alt.trim() === '' && (
          <span className="absolute top-2.5 left-2.5 inline-flex items-center gap-1.5 rounded-[2px] bg-warning-tint px-1.5 py-0.5 font-[550] text-[13px] text-warning leading-[18px] admin:text-xs">
            <ImageOff size={13} strokeWidth={1.6} aria-hidden="true" />
            Without alt text
          </span>
        )}
        {hasDraft && (
          <span className="absolute top-2.5 right-2.5 rounded-[2px] bg-ink px-1.5 py-0.5 font-[550] text-[13px] text-white leading-[18px] admin:text-xs">
            Draft
          </span>
        )}
      </div>
      <div className="flex-1 px-3.5 pt-3 pb-3">
        <h2 className="break-words font-semibold text-[18px] leading-6 admin:text-[15px] admin:leading-5">
          {name}
        </h2>
        <p className="mt-0.5 break-words text-stone admin:text-[13px] admin:leading-[18px]">
          {director.position}
        </p>
        <p className="mt-2 line-clamp-3 break-words text-ink-2 admin:text-[13px]">{toPlainText(bio)}</p>
      </div>
      <div className="flex items-center justify-end gap-1 border-hairline border-t px-2 py-1">
        <span className="mr-auto inline-flex">
          <DragHandle name={name} place={place} hasNumber />
        </span>
        <IconButton
          id={editButtonId(_id)}
          label={`Edit ${name}`}
          className="ring-inside"
          onClick={onEdit}
          {...warmUp}
        >
          <Pencil size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Delete ${name}`}
          isDanger
          className="ring-inside"
          onClick={onDelete}
          {...warmUpDelete}
        >
          <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
    </article>
  );
}
