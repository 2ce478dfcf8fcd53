'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type ListSort, splitSort } from '@/lib/shared/lists/list-sort';
import type { Column } from './column';

type SortHeadingProps<Sort extends string> = {
  column: Pick<Column<never, Sort>, 'label' | 'sort' | 'isDescending' | 'look'>;
  sort: ListSort<Sort>;
  hrefOf: (sort: ListSort<Sort>) => Route;
};

export function SortHeading<Sort extends string>({ column, sort, hrefOf }: SortHeadingProps<Sort>) {
  const { label, sort: by, isDescending = false, look = '' } = column;
  const router = useRouter();
  const asked = splitSort(sort);
  const isCurrent = by === asked.column;
  const isFalling = isDescending !== asked.isReversed;
  const next: ListSort<Sort> = by && isCurrent && !asked.isReversed ? `-${by}` : (by ?? '');
  const Arrow = isFalling ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (isFalling ? 'descending' : 'ascending') : undefined}
      className={`sticky top-0 z-10 h-9 bg-field px-2.5 text-left font-normal shadow-[inset_0_-1px_0_var(--color-line)] ${look}`}
    >
      {by === undefined ? (
        label
      ) : (
        <button
          type="button"
          onClick={() => router.push(hrefOf(next), { scroll: false })}
          className={`ring-inside inline-flex h-9 items-center gap-1 hover:text-ink ${isCurrent ? 'font-semibold text-ink' : ''}`}
        >
          {isCurrent && <Arrow size={14} strokeWidth={1.8} aria-hidden="true" />}
          {label}
        </button>
      )}
    </th>
  );
}
