'use client';

import { type Announcements, closestCenter, DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useId, useState } from 'react';
import { useMoveSensors } from '@/components/admin/ui/use-move-sensors';
import { CardMotion } from './card-motion';
import { MovingBar } from './moving-bar';
import type { Order } from './use-order';

const instructions =
  'Press Enter to pick it up, the arrow keys to move it, Enter to drop it, Escape to cancel.';

type SortableAreaProps = {
  order: Order;
  nameOf: (id: string) => string;
  layout: 'grid' | 'list';
  head?: ReactNode;
  children: ReactNode;
};

export function SortableArea({ order, nameOf, layout, head, children }: SortableAreaProps) {
  const [moving, setMoving] = useState<{ id: string; position: number } | null>(null);
  const sensors = useMoveSensors();
  const { ids, start, total } = order;
  const place = (id: string | number) => start + ids.indexOf(String(id)) + 1;
  const at = (id: string | number) => `position ${place(id)} of ${total}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${nameOf(String(active.id))} at ${at(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(String(active.id))} is at ${at(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `Dropped ${nameOf(String(active.id))} at ${at((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Put ${nameOf(String(active.id))} back to ${at(active.id)}.`,
  };
  return (
    <DndContext
      // The counter of dnd-kit differs between server and browser.
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setMoving({ id: String(active.id), position: place(active.id) })}
      onDragOver={({ active, over }) =>
        setMoving({ id: String(active.id), position: place((over ?? active).id) })
      }
      onDragCancel={() => setMoving(null)}
      onDragEnd={({ active, over }) => {
        setMoving(null);
        if (over && over.id !== active.id) order.move(String(active.id), String(over.id));
      }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
    >
      {moving ? (
        <MovingBar
          name={nameOf(moving.id)}
          position={moving.position}
          total={total}
          layout={layout}
          isFloating={!head}
        />
      ) : (
        head
      )}
      <SortableContext
        items={ids}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <CardMotion order={ids.join(' ')}>{children}</CardMotion>
      </SortableContext>
    </DndContext>
  );
}
