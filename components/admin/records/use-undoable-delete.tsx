'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import type { Result } from '@/lib/shared/result';
import { UndoLine } from './undo-line';

type Deletable = { id: string; name: string };

type UndoableDelete = {
  /** The records in the order of the page. */
  ids: string[];
  /** Where the focus goes: to a record, or without one to where the next is added. */
  focusIdOf: (id: string | undefined) => string;
  focusAfterRefresh: (elementId: string) => void;
  restore: (id: string) => Promise<Result<unknown>>;
};

/** ADX-3: what was deleted can be brought back in the page, where the spec has no toast. */
export function useUndoableDelete<T extends Deletable>({
  ids,
  focusIdOf,
  focusAfterRefresh,
  restore,
}: UndoableDelete) {
  const router = useRouter();
  const [asked, ask] = useState<T | null>(null);
  const [deleted, setDeleted] = useState<T | null>(null);
  const undo = async (id: string) => {
    const { ok } = await askServer(() => restore(id));
    if (!ok) return false;
    focusAfterRefresh(focusIdOf(id));
    setDeleted(null);
    router.refresh();
    return true;
  };
  const finish = (done: T) => {
    const at = ids.indexOf(done.id);
    focusAfterRefresh(focusIdOf(ids[at + 1] ?? ids[at - 1]));
    setDeleted(done);
    ask(null);
    router.refresh();
  };
  return {
    asked,
    ask,
    finish,
    cancel: () => ask(null),
    undoLine: deleted && (
      <UndoLine
        key={deleted.id}
        name={deleted.name}
        onUndo={() => undo(deleted.id)}
        onClose={() => setDeleted(null)}
      />
    ),
  };
}
