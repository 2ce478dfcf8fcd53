'use client';

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { KeyboardEventHandler, ReactEventHandler, ReactNode } from 'react';
import { Button, IconButton } from '@/components/admin/ui/button';
import { TextArea, TextField } from '@/components/admin/ui/fields/text-field';
import { fieldId } from './setting-forms';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

type SettingFieldProps = {
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint?: ReactNode;
  rows?: number;
  type?: string;
  placeholder?: string;
  onKeyDown?: KeyboardEventHandler<TextControl>;
  onSelect?: ReactEventHandler<TextControl>;
};

export function SettingField({ path, rows = 1, type = 'text', ...own }: SettingFieldProps) {
  const text = { ...own, id: fieldId(path) };
  return rows > 1 ? <TextArea {...text} rows={rows} /> : <TextField {...text} type={type} />;
}

type Keyed = { key: string };

type EntryListProps<T extends Keyed> = {
  thing: string;
  entries: T[];
  onChange: (entries: T[]) => void;
  make: () => T;
  max: number;
  children: (entry: T, index: number, set: (part: Partial<T>) => void) => ReactNode;
};

export function EntryList<T extends Keyed>({
  thing,
  entries,
  onChange,
  make,
  max,
  children,
}: EntryListProps<T>) {
  const move = (from: number, to: number) => {
    const moved = entries[from];
    if (!moved) return;
    const rest = entries.filter((_, index) => index !== from);
    onChange([...rest.slice(0, to), moved, ...rest.slice(to)]);
  };
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col gap-3">
        {entries.map((entry, index) => (
          <li key={entry.key} className="rounded-[3px] border border-line bg-paper px-3.5 pt-2 pb-4">
            <div className="mb-1 flex items-center gap-1">
              <p className="mr-auto text-stone admin:text-[13px]">
                {thing.charAt(0).toUpperCase() + thing.slice(1)} {index + 1}
              </p>
              <IconButton
                label={`Move ${thing} ${index + 1} up`}
                disabled={index === 0}
                className="disabled:opacity-30"
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp size={16} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move ${thing} ${index + 1} down`}
                disabled={index === entries.length - 1}
                className="disabled:opacity-30"
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown size={16} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Remove ${thing} ${index + 1}`}
                isDanger
                onClick={() => onChange(entries.filter((_, at) => at !== index))}
              >
                <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </div>
            <div className="flex flex-col gap-3">
              {children(entry, index, (part) =>
                onChange(entries.map((each) => (each.key === entry.key ? { ...each, ...part } : each))),
              )}
            </div>
          </li>
        ))}
      </ol>
      {entries.length < max && (
        <div>
          <Button isSmall onClick={() => onChange([...entries, make()])}>
            <Plus size={15} strokeWidth={1.6} aria-hidden="true" />
            Add a {thing}
          </Button>
        </div>
      )}
    </div>
  );
}
