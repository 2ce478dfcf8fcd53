'use client';

import { type Announcements, closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { DropZone } from '@/components/admin/ui/drop-zone';
import { useMoveSensors } from '@/components/admin/ui/use-move-sensors';
import { FromLibrary } from './library/from-library';
import { PictureRow } from './picture-row';
import type { Pictures } from './use-pictures';

const instructions = 'Enter picks it up. The arrow keys move it, Enter drops it, Escape puts it back.';

function toAnnouncements(keys: string[]): Announcements {
  const place = (id: string | number | undefined) =>
    `position ${keys.indexOf(String(id)) + 1} of ${keys.length}`;
  return {
    onDragStart: ({ active }) => `Picked up the picture at ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `The picture is at ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped at ${place(over.id)}.` : 'Dropped.'),
    onDragCancel: ({ active }) => `Put back to ${place(active.id)}.`,
  };
}

type PictureUploaderProps = {
  id: string;
  pictures: Pictures;
  describedBy?: string;
  /** Whether the first picture stands for the whole record. */
  hasCover?: boolean;
};

/** One drop zone, then a row for each file. Order by the handle, with the pointer or the keyboard; the first is the cover. */
export function PictureUploader({ id, pictures, describedBy, hasCover = true }: PictureUploaderProps) {
  const sensors = useMoveSensors();
  const keys = pictures.items.map(({ key }) => key);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) pictures.move(String(active.id), String(over.id));
  };
  const coverKey = pictures.items.find(({ state }) => state === 'stored')?.key;
  return (
    <div>
      <div className="flex flex-col gap-2 admin:flex-row">
        <DropZone id={id} things="pictures" describedBy={describedBy} onFiles={pictures.add} />
        <FromLibrary most={pictures.room} onChosen={pictures.addCopies} />
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: toAnnouncements(keys),
          screenReaderInstructions: { draggable: instructions },
        }}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ul className="mt-1">
            {pictures.items.map((item, index) => (
              <PictureRow
                key={item.key}
                item={item}
                position={index + 1}
                isCover={hasCover && item.key === coverKey}
                pictures={pictures}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {pictures.sendingCount > 0 ? `Sending ${pictures.sendingCount} pictures` : ''}
      </p>
    </div>
  );
}
