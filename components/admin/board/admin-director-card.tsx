'use client';

import { type CardProps, EditButton } from '@/components/admin/records/card-parts';
import { RecordCard } from '@/components/admin/records/record-card';
import { DragHandle } from '@/components/admin/records/sortable/sortable-item';
import type { WarmUp } from '@/components/admin/ui/dialogs/lazy-dialog';
import type { Director } from '@/lib/domain/board/fields';
import { toPlainText } from '@/lib/shared/summary';

export const editButtonId = (directorId: string) => `edit-${directorId}`;

type AdminDirectorCardProps = CardProps<Director> & {
  warmUp: WarmUp;
};

export function AdminDirectorCard(props: AdminDirectorCardProps) {
  const { record, place, hasDraft, warmUp, onEdit, onDelete } = props;
  const { _id, name, image, bio, position } = record;
  return (
    <RecordCard
      name={name}
      cover={{ picture: image, fallback: 'person', aspect: 'aspect-square' }}
      warning={image?.alt.trim() === '' && 'Without alt text'}
      badges={hasDraft ? ['Draft'] : []}
      handle={<DragHandle name={name} place={place} hasNumber />}
      edit={<EditButton id={editButtonId(_id)} name={name} onClick={onEdit} {...warmUp} />}
      onDelete={onDelete}
    >
      <p className="mt-0.5 break-words text-stone admin:text-[13px] admin:leading-[18px]">{position}</p>
      <p className="mt-2 line-clamp-3 break-words text-ink-2 admin:text-[13px]">{toPlainText(bio)}</p>
    </RecordCard>
  );
}
