'use client';

import type { ReactNode } from 'react';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { ShowMore, usePages } from '@/components/admin/ui/use-pages';
import type { RecordKindName } from '@/lib/content/record-kinds';
import type { DraftRecords } from '@/lib/domain/drafts/dto';
import type { CardProps } from './card-parts';
import type { RecordScreenState } from './screen/use-record-screen';
import { SortableArea } from './sortable/sortable-area';
import { SortableItem } from './sortable/sortable-item';

type RecordListProps<K extends RecordKindName> = {
  screen: RecordScreenState<K>;
  grid?: string;
  head?: ReactNode;
  isUnordered?: boolean;
  card: (props: CardProps<DraftRecords[K]>) => ReactNode;
  children?: ReactNode;
};

export function RecordList<K extends RecordKindName>(props: RecordListProps<K>) {
  const { screen, grid, head, isUnordered = false, card, children } = props;
  const { order, shown } = screen;
  const { page, showMore } = usePages(shown);
  return (
    <SortableArea order={order} nameOf={screen.nameOfId} layout={grid ? 'grid' : 'list'} head={head}>
      <FailureLine className={grid ? '' : 'px-4 pt-3'}>{order.failure}</FailureLine>
      {children}
      <ul className={grid && `grid gap-4 ${grid}`}>
        {screen.withUndo(
          page.map((record, index) => (
            <SortableItem
              key={record._id}
              id={record._id}
              isOff={isUnordered}
              className={grid ? '' : 'border-hairline border-b last:border-b-0'}
            >
              {card({
                record,
                place: { position: order.start + index + 1, total: order.total },
                hasDraft: screen.hasDraft(record._id),
                onEdit: () => screen.open(record._id),
                onDelete: () => screen.askDelete(record),
              })}
            </SortableItem>
          )),
        )}
      </ul>
      <ShowMore shown={page.length} total={shown.length} onMore={showMore} />
    </SortableArea>
  );
}
