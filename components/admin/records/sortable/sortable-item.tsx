'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';

type Sortable = ReturnType<typeof useSortable>;

const HandleContext = createContext<Sortable | null>(null);

type SortableItemProps = { id: string; isOff?: boolean; className?: string; children: ReactNode };

export function SortableItem({ id, isOff = false, className = '', children }: SortableItemProps) {
  const sortable = useSortable({ id, disabled: isOff });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  const lifted = 'relative z-20 shadow-[0_8px_24px_rgb(14_34_48/0.2)] outline outline-1 outline-focus';
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`${className} ${isDragging ? lifted : ''}`}
    >
      <HandleContext value={sortable}>{children}</HandleContext>
    </li>
  );
}

export type Place = { position: number; total: number };

type DragHandleProps = { name: string; place: Place; hasNumber?: boolean };

export function DragHandle({ name, place: { position, total }, hasNumber = false }: DragHandleProps) {
  const sortable = useContext(HandleContext);
  if (!sortable || sortable.attributes['aria-disabled']) return null;
  const { attributes, listeners, setActivatorNodeRef, isDragging } = sortable;
  return (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      // Escape cancels the drag and does not close the dialog.
      {...(isDragging ? { 'data-keeps-escape': '' } : {})}
      aria-label={`Move ${name}, place ${position} of ${total}`}
      title="Move"
      className="ring-inside inline-flex h-11 min-w-11 shrink-0 cursor-grab touch-none items-center gap-1.5 rounded-[2px] px-1 text-ink-2 hover:bg-sand admin:h-[30px] admin:min-w-0"
    >
      <GripVertical size={16} strokeWidth={1.6} aria-hidden="true" className="mx-auto" />
      {hasNumber && <span className="min-w-3 pr-1 text-left text-stone admin:text-[13px]">{position}</span>}
    </button>
  );
}
