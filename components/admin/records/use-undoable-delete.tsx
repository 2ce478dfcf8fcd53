'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { type ReactNode, useMemo, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import type { Result } from '@/lib/shared/result';
import { useFocusAfterRefresh } from './use-focus-after-refresh';

const UndoLine = dynamic(async () => (await import('./undo-line')).UndoLine, { ssr: false });

type UndoableDelete = {
  focusIdOf: (id: string | undefined) => string;
  restore: (id: string) => Promise<Result<unknown>>;
};

export function useUndoableDelete<R extends { _id: string }>(
  given: R[],
  { focusIdOf, restore }: UndoableDelete,
) {
  const router = useRouter();
  const [asked, setAsked] = useState<{ record: R; name: string } | null>(null);
  const [deleted, setDeleted] = useState<{ id: string; name: string; at: number } | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const records = useMemo(() => given.filter(({ _id }) => !gone.has(_id)), [given, gone]);
  const focusAfterRefresh = useFocusAfterRefresh(records);

  const undo = async (id: string) => {
    const { ok } = await askServer(() => restore(id));
    if (!ok) return false;
    focusAfterRefresh(focusIdOf(id));
    setDeleted(null);
    setGone((ids) => new Set([...ids].filter((each) => each !== id)));
    router.refresh();
    return true;
  };
  const finish = (ids: string[]) => {
    if (!asked) return;
    const id = asked.record._id;
    const at = ids.indexOf(id);
    focusAfterRefresh(focusIdOf(ids[at + 1] ?? ids[at - 1]));
    setDeleted({ id, name: asked.name, at });
    setGone((before) => new Set([...before, id]));
    setAsked(null);
    router.refresh();
  };
  const line = deleted && (
    <UndoLine
      key={deleted.id}
      name={deleted.name}
      onUndo={() => undo(deleted.id)}
      onClose={() => setDeleted(null)}
    />
  );
  return {
    records,
    focusAfterRefresh,
    asked,
    ask: (record: R, name: string) => setAsked({ record, name }),
    finish,
    cancel: () => setAsked(null),
    withUndo: (items: ReactNode[]): ReactNode[] =>
      line && deleted
        ? [
            ...items.slice(0, deleted.at),
            <li key={`undo-${deleted.id}`} className="col-span-full">
              {line}
            </li>,
            ...items.slice(deleted.at),
          ]
        : items,
  };
}
