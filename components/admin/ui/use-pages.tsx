'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';

const pageSize = 60;

export function usePages<T>(records: T[]): { page: T[]; showMore: (() => void) | null } {
  const [count, setCount] = useState(pageSize);
  return {
    page: records.slice(0, count),
    showMore: records.length > count ? () => setCount(count + pageSize) : null,
  };
}

type ShowMoreProps = { shown: number; total: number; onMore: (() => void) | null };

export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  if (!onMore) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 pt-2">
      <p className="text-stone">
        {shown} of {total.toLocaleString('en-IN')} shown
      </p>
      <Button onClick={onMore}>Show {Math.min(pageSize, total - shown)} more</Button>
    </div>
  );
}
