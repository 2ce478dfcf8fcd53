'use client';

import { useRouter } from 'next/navigation';
import { historyKinds } from './words';

export type HistoryFilter = { entity: string; userId: string };

type HistoryFiltersProps = { filter: HistoryFilter; people: { _id: string; name: string }[] };

/** Which kind of record, and whose changes; the address keeps both. */
export function HistoryFilters({ filter, people }: HistoryFiltersProps) {
  const router = useRouter();
  const show = (change: Partial<HistoryFilter>) => {
    const wanted = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
    router.push(`/admin/history?${new URLSearchParams(wanted)}`);
  };
  const choices = [
    {
      name: 'Kind',
      value: filter.entity,
      options: historyKinds,
      onChange: (entity: string) => show({ entity }),
    },
    {
      name: 'By',
      value: filter.userId,
      options: people.map(({ _id, name }) => ({ value: _id, name })),
      onChange: (userId: string) => show({ userId }),
    },
  ];
  return (
    <search className="flex flex-wrap gap-2">
      {choices.map(({ name, value, options, onChange }) => (
        <label key={name} className="relative flex min-w-0 flex-1 items-center admin:flex-none">
          <span className="pointer-events-none absolute left-3 text-ink-2">{name}</span>
          <select
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="admin-field min-w-0 font-semibold admin:w-auto! admin:[field-sizing:content]"
            style={{ paddingLeft: `${name.length * 8 + 22}px` }}
          >
            <option value="">All</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </search>
  );
}
