import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { leaveExpiredSession } from '@/components/admin/session/session-expired';
import { messages } from '@/lib/content/messages';
import type { EnquiryCard } from '@/lib/domain/enquiries/dto';
import type { EnquiryChanges } from '@/lib/domain/enquiries/schema';
import type { BulkOutcome } from './bulk-note';
import { setTicked } from './ticks';
import { saveChanges } from './use-enquiry-change';

export type BulkRow = Pick<EnquiryCard, '_id' | 'name' | 'version'>;

const count = (number: number) => (number === 1 ? '1 enquiry' : `${number} enquiries`);

/** Changes several enquiries; those that were left as they are stay ticked, on top of what they are now. */
export function useBulkChange(rows: BulkRow[]) {
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const nameOf = (id: string) => rows.find(({ _id }) => _id === id)?.name ?? 'One of them';

  async function run(changes: EnquiryChanges, done: string, mayUndo: boolean) {
    const result = await saveChanges(changes);
    router.refresh();
    if (!result?.ok) {
      const { code, message } = result?.error ?? { code: 'unavailable', message: messages.somethingWrong };
      if (code === 'unauthorized') await leaveExpiredSession();
      return setOutcome({ text: message, isFailure: true, refused: [], undo: null });
    }
    const { changed, refused } = result.data;
    const back = changed.map(({ _id, version, former }) => ({ ...former, _id, version }));
    setTicked(refused.map(({ _id }) => _id));
    setOutcome({
      text: `${count(changed.length)} ${done}.`,
      isFailure: changed.length === 0,
      refused: refused.map(({ _id, reason }) => ({ name: nameOf(_id), reason })),
      undo: mayUndo && back.length > 0 ? () => change(back, 'put back as they were', false) : null,
    });
  }
  const change = (changes: EnquiryChanges, done: string, mayUndo: boolean) =>
    startTransition(() => run(changes, done, mayUndo));
  return { change, isBusy, outcome, dismiss: () => setOutcome(null) };
}
