'use client';

import { useRouter } from 'next/navigation';
import { FilterSelect } from '@/components/admin/ui/fields/filter-select';

export type HistoryFilter = { entity: string; userId: string };

type HistoryFiltersProps = {
  filter: HistoryFilter;
  kinds: { value: string; name: string }[];
  people: { _id: string; name: string }[];
};

export function HistoryFilters({ filter, kinds, people }: HistoryFiltersProps) {
  const router = useRouter();
  const show = (change: Partial<HistoryFilter>) => {
    const query = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
    router.push(`/admin/history?${new URLSearchParams(query)}`);
  };
  return (
    <search className="flex flex-wrap gap-2">
      <FilterSelect
        name="Kind"
        value={filter.entity}
        options={kinds.map(({ value, name }) => ({ value, label: name }))}
        onChange={(entity) => show({ entity })}
      />
      {people.length > 0 && (
        <FilterSelect
          name="By"
          value={filter.userId}
          options={people.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(userId) => show({ userId })}
        />
      )}
    </search>
  );
}
