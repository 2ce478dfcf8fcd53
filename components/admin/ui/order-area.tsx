'use client';

import { type Announcements, closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useMoveSensors } from './use-move-sensors';

const instructions =
  'Press Enter to pick it up, the arrow keys to move it, Enter to drop it, Escape to cancel.';

function toAnnouncements(thing: string, keys: string[]): Announcements {
  const place = (id: string | number | undefined) =>
    `position ${keys.indexOf(String(id)) + 1} of ${keys.length}`;
  return {
    onDragStart: ({ active }) => `Picked up the ${thing} at ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `The ${thing} is at ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped at ${place(over.id)}.` : 'Dropped.'),
    onDragCancel: ({ active }) => `Put back to ${place(active.id)}.`,
  };
}

type OrderAreaProps = {
  thing: string;
  keys: string[];
  onMove: (key: string, overKey: string) => void;
  children: ReactNode;
};

export function OrderArea({ thing, keys, onMove, children }: OrderAreaProps) {
  return (
    <DndContext
      sensors={useMoveSensors()}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
      accessibility={{
        announcements: toAnnouncements(thing, keys),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
