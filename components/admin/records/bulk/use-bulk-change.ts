import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import type { Result } from '@/lib/shared/result';
import type { BulkOutcome } from './bulk-note';
import { setSelection } from './selection';

type Named = { _id: string; name: string };
type Answer<Done> = { changed: Done[]; refused: { _id: string; reason: string }[] };

type BulkChange<Change, Done> = {
  rows: Named[];
  countText: (count: number) => string;
  send: (changes: Change[]) => Promise<Result<Answer<Done>>>;
};

type Asked<Change, Done> = {
  changes: Change[];
  done: string;
  toUndo: ((changed: Done[]) => Change[]) | null;
};

/** Records that failed stay ticked, with their current version. */
export function useBulkChange<Change, Done>({ rows, countText, send }: BulkChange<Change, Done>) {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const nameOf = (id: string) => rows.find(({ _id }) => _id === id)?.name ?? 'One of them';

  /** One transition, so that the message appears together with the new list. */
  const showWithList = (next: BulkOutcome) =>
    startTransition(() => {
      router.refresh();
      setOutcome(next);
    });

  async function run({ changes, done, toUndo }: Asked<Change, Done>) {
    const result = await send(changes);
    if (!result.ok)
      return showWithList({ text: result.error.message, isFailure: true, refused: [], undo: null });
    const { changed, refused } = result.data;
    const back = toUndo?.(changed) ?? [];
    setSelection(refused.map(({ _id }) => _id));
    showWithList({
      text: `${countText(changed.length)} ${done}.`,
      isFailure: changed.length === 0,
      refused: refused.map(({ _id, reason }) => ({ name: nameOf(_id), reason })),
      undo: back.length > 0 ? () => change({ changes: back, done: 'restored', toUndo: null }) : null,
    });
  }
  const change = (asked: Asked<Change, Done>) => startTransition(() => run(asked));
  return { change, isBusy, outcome, dismiss: () => setOutcome(null) };
}
