'use client';

import { ArrowUpDown, EyeOff, Pencil } from 'lucide-react';
import { RowCheckbox } from '@/components/admin/records/bulk/row-checkbox';
import type { CardProps } from '@/components/admin/records/card-parts';
import { RecordCard } from '@/components/admin/records/record-card';
import { DragHandle } from '@/components/admin/records/sortable/sortable-item';
import { IconButton } from '@/components/admin/ui/button';
import { StatusWord } from '@/components/shared/status-word';
import type { Project } from '@/lib/domain/projects/fields';
import { ChildLinks } from '../sheet-head';
import { warmUpSheet } from './project-dialogs';

type AdminProjectCardProps = CardProps<Project> & {
  isFirst: boolean;
  isHidden: boolean;
  /** Hidden because it may not be advertised. */
  isHeld: boolean;
  onMove: (() => void) | undefined;
};

export const editButtonId = (projectId: string) => `edit-${projectId}`;

export function AdminProjectCard(props: AdminProjectCardProps) {
  const { record, place, isFirst, hasDraft, isHidden, isHeld, onEdit, onDelete, onMove } = props;
  const { _id, name, location, category, status, explore, images } = record;
  const withoutAlt = images.filter(({ alt }) => alt.trim() === '').length;
  return (
    <RecordCard
      name={name}
      cover={{
        picture: images[0] ?? null,
        fallback: 'project',
        aspect: 'aspect-[16/10]',
        preload: isFirst,
      }}
      warning={withoutAlt > 0 && `${withoutAlt} without alt text`}
      badges={[isHidden && 'Hidden', isHeld && 'Held', hasDraft && 'Draft'].filter(
        (badge) => badge !== false,
      )}
      handle={
        <>
          <RowCheckbox id={_id} name={name} className="h-11 content-center admin:h-[30px] admin:w-9" />
          <DragHandle name={name} place={place} hasNumber />
          {onMove && (
            <IconButton label={`Move ${name} to a position`} className="ring-inside" onClick={onMove}>
              <ArrowUpDown size={16} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          )}
        </>
      }
      edit={
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
      }
      onDelete={onDelete}
    >
      <p className="mt-0.5 text-stone admin:text-[13px] admin:leading-[18px]">{location || ' '}</p>
      <ChildLinks id={_id} name={name} className="self-start" />
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
    </RecordCard>
  );
}
