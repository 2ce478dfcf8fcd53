'use client';

import { arrayMove } from '@dnd-kit/sortable';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import type { Result } from '@/lib/shared/result';

export type Order = {
  ids: string[];
  start: number;
  total: number;
  move: (id: string, overId: string) => void;
  failure: string | null;
};

const join = (ids: string[]) => ids.join(' ');

export function useOrder<T extends { _id: string }>(
  records: T[],
  save: (ids: string[], before: string[], moved: { id: string; index: number }) => Promise<Result<unknown>>,
  whole = { start: 0, total: records.length },
): Order & { ordered: T[] } {
  const router = useRouter();
  const given = join(records.map(({ _id }) => _id));
  const [state, setState] = useState({ given, shown: given });
  const [failure, setFailure] = useState<string | null>(null);
  // A new list from the server replaces the local order.
  if (state.given !== given) setState({ given, shown: given });
  const ids = state.given === given && state.shown !== '' ? state.shown.split(' ') : given.split(' ');

  const move = async (id: string, overId: string) => {
    const index = ids.indexOf(overId);
    const moved = arrayMove(ids, ids.indexOf(id), index);
    setFailure(null);
    setState({ given, shown: join(moved) });
    const result = await askServer(() => save(moved, ids, { id, index }));
    if (result.ok) return router.refresh();
    setState({ given, shown: join(ids) });
    const { code, message } = result.error;
    if (code !== 'conflict')
      return setFailure(`The order was not saved. The former order is shown. ${message}`);
    setFailure(`The order was not saved. ${message} The present order is shown.`);
    router.refresh();
  };

  const byId = new Map(records.map((record) => [record._id, record]));
  return {
    ...whole,
    ids: records.length === 0 ? [] : ids,
    ordered: ids.flatMap((id) => byId.get(id) ?? []),
    move: (id, overId) => void move(id, overId),
    failure,
  };
}
