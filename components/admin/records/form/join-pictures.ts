import { type PictureItem, placeAmong, type StoredItem } from '@/components/admin/pictures/items';
import type { Result } from '@/lib/shared/result';
import { askToSave } from './record-form-answer';
import type { RecordFormKind, Versioned } from './record-form-kind';

const mostTries = 3;

async function toReason(act: () => Promise<Result<unknown>>): Promise<string | null> {
  const answer = await askToSave(act);
  if (answer.type === 'saved') return null;
  return answer.type === 'session ended' ? 'Your session has ended.' : answer.message;
}

/** On a conflict it joins the newer record and changes nothing else of it, so that nobody has to choose. */
export async function joinRecord<R extends Versioned, V, I extends object>(
  form: Pick<RecordFormKind<R, V, I>, 'toValues' | 'toInput' | 'save'>,
  { saved, arrived, order, itemsOf }: Joining<R>,
): Promise<string | null> {
  let onto = saved;
  for (let tries = 1; ; tries += 1) {
    const { _id, version } = onto;
    const items = placeAmong(itemsOf(onto), arrived, order);
    const input = { ...form.toInput(form.toValues(onto), items), version };
    const answer = await askToSave(() => form.save(_id, input));
    if (answer.type === 'saved') return null;
    if (answer.type === 'session ended') return 'Your session has ended.';
    if (answer.type !== 'conflicted' || tries === mostTries) return answer.message;
    // The same kind of record that was sent.
    onto = answer.theirs as R;
  }
}

type Joining<R> = {
  saved: R;
  arrived: StoredItem[];
  order: readonly string[];
  itemsOf: (record: R) => PictureItem[];
};

export const joinDraft = <R, V, I extends object, D>(
  form: Pick<RecordFormKind<R & Versioned, V, I>, 'toValues' | 'toInput'>,
  join: (saved: D, toInput: (content: R) => I) => Promise<Result<unknown>>,
  { saved, arrived, order, itemsOf }: Omit<Joining<R & Versioned>, 'saved'> & { saved: D },
): Promise<string | null> =>
  toReason(() =>
    join(saved, (content) => {
      // A draft holds the content of a record.
      const record = content as R & Versioned;
      return form.toInput(form.toValues(record), placeAmong(itemsOf(record), arrived, order));
    }),
  );
