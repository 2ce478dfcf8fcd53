import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import type { Result } from '@/lib/shared/result';
import type { BulkOutcome } from './bulk-note';
import { setSelection } from './selection';

type Named = { _id: string; name: string };
type Answer<Done> = { changed: Done[]; refused: { _id: string; reason: string }[] };

type BulkChange<Change, Done> = {
  rows: Named[];
  /** "3 projects". */
  countText: (count: number) => string;
  send: (changes: Change[]) => Promise<Result<Answer<Done>>>;
};

type Asked<Change, Done> = {
  changes: Change[];
  /** What is said of those that were changed: "moved to Lost". */
  done: string;
  /** What puts back the ones that were changed; null where nothing does. */
  toUndo: ((changed: Done[]) => Change[]) | null;
};

/** Changes several records; those that were left as they are stay ticked, on top of what they are now. */
export function useBulkChange<Change, Done>({ rows, countText, send }: BulkChange<Change, Done>) {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const nameOf = (id: string) => rows.find(({ _id }) => _id === id)?.name ?? 'One of them';

  /** In one transition: what is said of the list stands over the list that it is true of. */
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
      undo:
        back.length > 0 ? () => change({ changes: back, done: 'put back as they were', toUndo: null }) : null,
    });
  }
  const change = (asked: Asked<Change, Done>) => startTransition(() => run(asked));
  return { change, isBusy, outcome, dismiss: () => setOutcome(null) };
}
