'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { FilterSelect } from '@/components/admin/ui/fields/filter-select';

const unused = [{ value: 'unused', label: 'Not in use' }] as const;

type LibrarySearchProps = {
  filter: { show: string };
  onFind: (part: { q?: string; show?: string }) => void;
};

export function LibrarySearch({ filter, onFind }: LibrarySearchProps) {
  const [q, setQ] = useState('');
  return (
    <search>
      <form
        className="flex flex-wrap gap-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // React events bubble through portals to the form below.
          event.stopPropagation();
          onFind({ q });
        }}
      >
        <input
          type="search"
          aria-label="File name, alt text or record"
          placeholder="File name, alt text or record"
          value={q}
          maxLength={200}
          onChange={(event) => setQ(event.target.value)}
          className="admin-field min-w-0 flex-1 basis-52"
        />
        <Button type="submit" className="h-12! admin:h-9!">
          Search
        </Button>
        <FilterSelect
          name="Show"
          none="In use"
          value={filter.show === 'unused' ? 'unused' : ''}
          options={unused}
          onChange={(show) => onFind({ show: show || 'used' })}
        />
      </form>
    </search>
  );
}
