'use client';

import { ArrowUpDown, EyeOff, ImageOff, Pencil, Trash2 } from 'lucide-react';
import { RowCheckbox } from '@/components/admin/records/bulk/row-checkbox';
import { warmUpDelete } from '@/components/admin/records/lazy-delete-record';
import { DragHandle, type Place } from '@/components/admin/records/sortable/sortable-item';
import { IconButton } from '@/components/admin/ui/button';
import { SafeImage } from '@/components/shared/safe-image';
import { StatusWord } from '@/components/shared/status-word';
import type { Project } from '@/lib/domain/projects/fields';
import { warmUpSheet } from './project-dialogs';

type AdminProjectCardProps = {
  project: Project;
  place: Place;
  /** True for the first cards, whose pictures are the first thing to be seen. */
  isFirst: boolean;
  /** Changes to it are kept as a draft. */
  hasDraft: boolean;
  /** It is off the website. */
  isHidden: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Where the list has more than one page. */
  onMove?: () => void;
};

export const editButtonId = (projectId: string) => `edit-${projectId}`;

/** ADP-1: picture or placeholder, name, location, category, status; edit and delete. */
export function AdminProjectCard({
  project,
  place,
  isFirst,
  hasDraft,
  isHidden,
  onEdit,
  onDelete,
  onMove,
}: AdminProjectCardProps) {
  const { _id, name, location, category, status, explore, images } = project;
  const withoutAlt = images.filter(({ alt }) => alt.trim() === '').length;
  return (
    <article
      data-layout="position"
      className="flex h-full flex-col overflow-hidden rounded-[3px] border border-hairline bg-field transition-colors duration-120 hover:border-control"
    >
      <div className="relative aspect-[16/10] bg-sand-2">
        <SafeImage
          picture={images[0] ?? null}
          fallback="project"
          sizes="(min-width: 64rem) 340px, (min-width: 48rem) 40vw, 100vw"
          preload={isFirst}
          alt=""
          fill
          className="object-cover"
        />
        {withoutAlt > 0 && (
          <span className="absolute top-2.5 left-2.5 inline-flex items-center gap-1.5 rounded-[2px] bg-warning-tint px-1.5 py-0.5 font-[550] text-[13px] text-warning leading-[18px] admin:text-xs">
            <ImageOff size={13} strokeWidth={1.6} aria-hidden="true" />
            {withoutAlt} without alt text
          </span>
        )}
        <span className="absolute top-2.5 right-2.5 flex gap-1.5 font-[550] text-[13px] text-white leading-[18px] admin:text-xs">
          {isHidden && <span className="rounded-[2px] bg-ink px-1.5 py-0.5">Hidden</span>}
          {hasDraft && <span className="rounded-[2px] bg-ink px-1.5 py-0.5">Draft</span>}
        </span>
      </div>
      <div className="flex flex-1 flex-col px-3.5 pt-3 pb-3">
        <h2 className="break-words font-semibold text-[18px] leading-6 admin:text-[15px] admin:leading-5">
          {name}
        </h2>
        <p className="mt-0.5 text-stone admin:text-[13px] admin:leading-[18px]">{location || ' '}</p>
        <p className="mt-auto flex items-center justify-between gap-3 pt-2 text-ink-2 admin:text-[13px]">
          <span>{category}</span>
          <span className="inline-flex items-center gap-2 text-ink">
            {!explore && (
              <span title="Not on the Explore Page">
                <EyeOff size={15} strokeWidth={1.6} className="text-stone" aria-hidden="true" />
                <span className="sr-only">Not on the Explore Page,</span>
              </span>
            )}
            <StatusWord status={status} className="gap-2 whitespace-nowrap" />
          </span>
        </p>
      </div>
      <div className="flex items-center justify-end gap-1 border-hairline border-t px-2 py-1">
        <span className="mr-auto inline-flex items-center">
          <RowCheckbox id={_id} name={name} className="h-11 content-center admin:h-[30px] admin:w-9" />
          <DragHandle name={name} place={place} hasNumber />
          {onMove && (
            <IconButton label={`Move ${name} to a position`} className="ring-inside" onClick={onMove}>
              <ArrowUpDown size={16} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          )}
        </span>
        <button
          type="button"
          id={editButtonId(_id)}
          aria-label={`Edit ${name}`}
          onClick={onEdit}
          {...warmUpSheet}
          className="ring-inside inline-flex h-11 items-center gap-2 rounded-[2px] px-2.5 font-semibold hover:bg-sand admin:h-[30px]"
        >
          <Pencil size={15} strokeWidth={1.6} aria-hidden="true" />
          Edit
        </button>
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
