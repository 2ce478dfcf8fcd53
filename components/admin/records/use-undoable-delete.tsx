'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { type ReactNode, useMemo, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import type { Result } from '@/lib/shared/result';
import { useFocusAfterRefresh } from './use-focus-after-refresh';

const UndoLine = dynamic(async () => (await import('./undo-line')).UndoLine, { ssr: false });

type Deletable = { id: string; name: string };

type UndoableDelete = {
  /** Where the focus goes: to a record, or without one to where the next is added. */
  focusIdOf: (id: string | undefined) => string;
  restore: (id: string) => Promise<Result<unknown>>;
};

/** What is deleted leaves the list at once, and can be brought back where it stood, until the next delete. */
export function useUndoableDelete<T extends Deletable, R extends { _id: string }>(
  given: R[],
  { focusIdOf, restore }: UndoableDelete,
) {
  const router = useRouter();
  const [asked, ask] = useState<T | null>(null);
  const [deleted, setDeleted] = useState<(T & { at: number }) | null>(null);
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
  /** `ids` are the records as they are shown. */
  const finish = (done: T, ids: string[]) => {
    const at = ids.indexOf(done.id);
    focusAfterRefresh(focusIdOf(ids[at + 1] ?? ids[at - 1]));
    setDeleted({ ...done, at });
    setGone((before) => new Set([...before, done.id]));
    ask(null);
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
    /** Without what was deleted here. */
    records,
    focusAfterRefresh,
    asked,
    ask,
    finish,
    cancel: () => ask(null),
    /** For a list that has nothing else left. */
    undoLine: line,
    /** The entries of a list, with the way back at the place of what was deleted. */
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
