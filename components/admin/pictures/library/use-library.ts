'use client';

import { useEffect, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { listPicturesAction } from '@/lib/domain/pictures/actions';
import type { PicturePage } from '@/lib/domain/pictures/dto';

const first = { q: '', show: 'used', page: 1 };

export function useLibrary() {
  const [filter, setFilter] = useState(first);
  const [list, setList] = useState<PicturePage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    void askServer(() => listPicturesAction(filter)).then((result) => {
      // A former search answered late.
      if (isLeft) return;
      setFailure(result.ok ? null : result.error.message);
      if (result.ok) setList(result.data);
    });
    return () => {
      isLeft = true;
    };
  }, [filter]);
  return {
    list,
    failure,
    filter,
    find: (part: { q?: string; show?: string; page?: number }) =>
      setFilter((current) => ({ ...current, page: 1, ...part })),
  };
}
