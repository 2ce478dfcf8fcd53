'use client';

import { Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '@/components/admin/ui/button';
import { warmUpDelete } from './lazy-delete-record';
import type { Place } from './sortable/sortable-item';

export type CardProps<R> = {
  record: R;
  place: Place;
  hasDraft: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

export function Badge({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={`rounded-[2px] bg-ink px-1.5 py-0.5 font-[550] text-[13px] text-white leading-[18px] admin:text-xs ${className}`}
    >
      {children}
    </span>
  );
}

type EditButtonProps = Omit<ComponentProps<typeof IconButton>, 'label'> & { name: string };

export function EditButton({ name, ...button }: EditButtonProps) {
  return (
    <IconButton label={`Edit ${name}`} className="ring-inside" {...button}>
      <Pencil size={16} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
}

export function DeleteButton({ name, onDelete }: { name: string; onDelete: () => void }) {
  return (
    <IconButton
      label={`Delete ${name}`}
      isDanger
      className="ring-inside"
      onClick={onDelete}
      {...warmUpDelete}
    >
      <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
}
