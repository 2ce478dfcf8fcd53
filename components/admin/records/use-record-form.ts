'use client';

import type { PictureItem } from '@/components/admin/pictures/items';
import { leaveExpiredSession } from '@/components/admin/session/session-expired';
import { offlineTexts } from '@/lib/content/admin/offline';
import type { Result } from '@/lib/shared/result';
import { askToSave } from './record-form-answer';
import { toFailure, toRefusal } from './record-form-failure';
import type { Drafting, RecordFormKind, Versioned } from './record-form-kind';
import { failureOf, mixValues, type SaveTarget } from './record-form-state';
import { useLeaveGuard } from './use-leave-guard';
import { useLineBack } from './use-line-back';
import { useRecordFormState } from './use-record-form-state';

/** The form of a record: what it holds, and what is done with it. Its phases are those of `record-form-state.ts`. */
export function useRecordForm<R extends Versioned, V, I extends object, D = unknown>(
  form: RecordFormKind<R, V, I>,
  record: R | null,
  onSaved: (saved: R) => void,
  drafting?: Drafting<R, I, D>,
) {
  const { toValues, toInput, isComplete } = form;
  const held = useRecordFormState(form, record, drafting?.open ?? null);
  const { state, dispatch, apply, pictures, isDirty, current, keepUnsaved } = held;
  const { phase, base, values } = state;
  const guard = useLeaveGuard(isDirty || pictures.sendingCount > 0, keepUnsaved);
  const isSaving = phase.name === 'saving';
  const isBusy = pictures.sendingCount > 0 || isSaving;
  const failure = failureOf(state);
  const conflict = phase.name === 'conflict' ? phase : null;
  const waiting = phase.name === 'waiting' ? phase : null;

  /** Sends what was typed; null where it was not saved, and the form then says why. */
  const send = async <T>(
    target: SaveTarget,
    { onto, values: typed, input }: typeof current,
    act: () => Promise<Result<T>>,
  ): Promise<T | null> => {
    if (isBusy || (phase.name === 'saved' && !isDirty)) return null;
    if (form.prune) dispatch({ type: 'typed', change: form.prune });
    // The keyboard asks also while the button is off: then what is missing is said.
    const refusal = toRefusal(form, form.findErrors(input, onto === null));
    if (refusal) apply({ type: 'refused', failure: refusal });
    if (refusal || !isComplete(typed)) return null;
    // Not sent at all, so that it can be sent later without being done twice. Whoever asks once more is believed more than the browser.
    if (!navigator.onLine && waiting?.target !== target) {
      keepUnsaved();
      apply({ type: 'held back', target, failure: toFailure(form, offlineTexts.offline) });
      form.onFailed?.(offlineTexts.offline);
      return null;
    }
    apply({ type: 'submitted' });
    const answer = await askToSave(act);
    if (answer.type === 'saved') {
      held.forget();
      return answer.saved;
    }
    if (answer.type === 'session ended') {
      keepUnsaved();
      await leaveExpiredSession();
      apply(answer);
    } else if (answer.type === 'conflicted') {
      // The kind of record that was sent.
      apply({ ...answer, theirs: answer.theirs as R });
    } else {
      apply({ type: 'failed', failure: toFailure(form, answer.message, answer.fields) });
      form.onFailed?.(answer.message);
    }
    return null;
  };

  const save = async (sent = current) => {
    const { onto, input, version } = sent;
    const saved = await send('record', sent, () => form.save(onto?._id ?? null, { ...input, version }));
    if (!saved) return;
    apply({ type: 'saved', record: saved, text: JSON.stringify(input) });
    if (form.onSaved) {
      form.onSaved(onto === null);
      // To close the form is much work: what says that it is saved comes before.
      await new Promise((done) => setTimeout(done));
    }
    onSaved(saved);
  };

  const saveAsDraft = async ({ save: saveIt, onSaved: onDraftSaved }: Drafting<R, I, D>) => {
    const { onto, input, version } = current;
    const saved = await send('draft', current, () => saveIt(onto?._id ?? null, { ...input, version }));
    if (!saved) return;
    apply({ type: 'saved', record: null, text: JSON.stringify(input) });
    onDraftSaved(saved);
  };
  /** Absent where the form has no drafts. */
  const saveDraft = drafting && (() => saveAsDraft(drafting));

  /** Asks once more for what was asked for: never the website’s copy where a draft was meant. */
  const retry = () => void (waiting?.target === 'draft' ? saveDraft?.() : save());
  useLineBack(waiting !== null, retry);

  /** Saves on top of the newer record: the named fields as it holds them, the others as they were typed. */
  const keepSome = (names: ReadonlySet<string>) => {
    if (!conflict) return;
    const { theirs } = conflict;
    const mixed = mixValues(values, toValues(theirs), names);
    const isTheirs = (item: PictureItem) => names.has(form.fieldOfPicture?.(item) ?? 'pictures');
    const items = [
      ...pictures.items.filter((item) => !isTheirs(item)),
      ...held.itemsOf(theirs).filter(isTheirs),
    ];
    apply({ type: 'merged', values: mixed }, items);
    void save({ onto: theirs, version: theirs.version, values: mixed, input: toInput(mixed, items) });
  };

  return {
    base,
    guard,
    values,
    pictures,
    input: current.input,
    set: <K extends keyof V>(name: K, value: V[K]) =>
      dispatch({ type: 'typed', change: (typed) => ({ ...typed, [name]: value }) }),
    isDirty,
    isSaving,
    /** For the line: then it is saved by itself. */
    isWaiting: waiting !== null,
    canSave: isComplete(values) && !isBusy,
    isComplete: isComplete(values),
    restoredAt: state.restoredAt,
    dismissRestored: () => dispatch({ type: 'restored dismissed' }),
    failure,
    dismissAlert: () => dispatch({ type: 'alert dismissed' }),
    errorOf: (name: string) => failure?.fields[name],
    /** The record as somebody else has saved it meanwhile. */
    conflict: conflict?.theirs ?? null,
    /** Who has, and when. */
    conflictMessage: conflict?.message ?? '',
    editorRound: state.editorRound,
    save: () => save(),
    retry,
    saveDraft,
    keepMine: () => keepSome(new Set()),
    keepSome,
    takeTheirs: () => held.restart(conflict?.theirs ?? base),
    goOn: () => dispatch({ type: 'conflict left' }),
    keepUnsaved,
    discard: () => held.restart(base, held.stored),
  };
}

export type RecordForm = Omit<
  ReturnType<typeof useRecordForm<Versioned, unknown, object>>,
  'values' | 'input' | 'set'
>;
