'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { holdJoins, sendOn } from '@/components/admin/pictures/background-uploads/background-uploads';
import { isStored, type PictureItem, type StoredItem } from '@/components/admin/pictures/items';
import { rememberOpened } from '@/components/admin/session/opened-last';
import { leaveExpiredSession } from '@/components/admin/session/session-expired';
import { offlineTexts } from '@/lib/content/admin/offline';
import type { Result } from '@/lib/shared/result';
import { joinDraft, joinRecord } from './join-pictures';
import { askToSave } from './record-form-answer';
import { toFailure, toRefusal } from './record-form-failure';
import type { Drafting, RecordFormKind, Versioned } from './record-form-kind';
import { failureOf, mixValues, type SaveTarget } from './record-form-state';
import { useLeaveGuard } from './use-leave-guard';
import { useRecordFormState } from './use-record-form-state';
import { useWhenOnline } from './use-when-online';

const unsaid = { heading: '', isAlert: false, fields: {} };

export function useRecordForm<R extends Versioned, V, I extends object, D = unknown>(
  form: RecordFormKind<R, V, I>,
  record: R | null,
  onSaved: (saved: R) => void,
  drafting?: Drafting<R, I, D>,
) {
  const { toValues, toInput, isComplete } = form;
  const held = useRecordFormState(form, record, drafting?.open ?? null);
  const { state, dispatch, apply, pictures, isDirty, current, keepUnsaved, workId } = held;
  /** Keys of the pictures in the last request. */
  const sentKeys = useRef<ReadonlySet<string>>(new Set());
  const { phase, base, values } = state;
  const guard = useLeaveGuard(isDirty || pictures.sendingCount > 0, keepUnsaved);
  const isSaving = phase.name === 'saving';
  const isSending = pictures.sendingCount > 0;
  useEffect(() => {
    // Loaded now: the connection may be gone after the save.
    if (isSending)
      void import('@/components/admin/pictures/background-uploads/background-upload-parts').catch(() => {});
  }, [isSending]);
  useEffect(() => holdJoins(workId), [workId]);
  const remember = useEffectEvent(() => {
    if (base) rememberOpened({ name: form.titleOf(values), href: location.pathname + location.search });
  });
  useEffect(remember, []);
  const failure = failureOf(state);
  const conflict = phase.name === 'conflict' ? phase : null;
  const waiting = phase.name === 'waiting' ? phase : null;

  const send = async <T>(
    target: SaveTarget,
    { onto, values: typed, input, items }: typeof current,
    act: () => Promise<Result<T>>,
  ): Promise<T | null> => {
    if (isSaving || (phase.name === 'saved' && !isDirty && !isSending)) return null;
    if (form.prune) dispatch({ type: 'typed', change: form.prune });
    // The keyboard also submits while the button is off; then the errors appear.
    const errors = form.findErrors(input, onto === null);
    const isPictureMissing = Object.keys(errors).some((name) => name === 'picture');
    if (isSending && isComplete(typed) && (form.waitsForPictures || isPictureMissing)) {
      apply({ type: 'held back', target, awaited: 'pictures', failure: unsaid });
      return null;
    }
    const refusal = toRefusal(form, errors);
    if (refusal) apply({ type: 'refused', failure: refusal });
    if (refusal || !isComplete(typed)) return null;
    // Offline: nothing is sent, so a later try cannot save twice. A second press overrides the browser's offline flag.
    if (!navigator.onLine && !(waiting?.awaited === 'line' && waiting.target === target)) {
      keepUnsaved();
      apply({ type: 'held back', target, awaited: 'line', failure: toFailure(form, offlineTexts.offline) });
      form.onFailed?.(offlineTexts.offline);
      return null;
    }
    apply({ type: 'submitted' });
    sentKeys.current = new Set(items.filter(isStored).map(({ key }) => key));
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
      // The same kind of record that was sent.
      apply({ ...answer, theirs: answer.theirs as R });
    } else if (answer.type === 'stale tab') {
      apply({ type: 'failed', failure: unsaid });
    } else {
      apply({ type: 'failed', failure: toFailure(form, answer.message, answer.fields) });
      form.onFailed?.(answer.message);
    }
    return null;
  };

  const continueInBackground = (
    recordId: string,
    joinWith: (arrived: StoredItem[], order: string[]) => Promise<string | null>,
  ) => {
    const handed = flushSync(() => pictures.handOnBut(sentKeys.current));
    const items = handed.items.filter(({ state }) => state !== 'refused');
    if (items.length === 0) return;
    const join = (arrived: StoredItem[]) => joinWith(arrived, handed.order);
    sendOn({ ...handed, items }, { recordId, name: form.titleOf(values), join });
  };

  const save = async (sent = current) => {
    const { onto, input, version } = sent;
    const saved = await send('record', sent, () => form.save(onto?._id ?? null, { ...input, version }));
    if (!saved) return;
    apply({ type: 'saved', record: saved, text: JSON.stringify(input) });
    const saveRecord = drafting?.saveRecord ?? form.save;
    continueInBackground(saved._id, (arrived, order) =>
      joinRecord({ ...form, save: saveRecord }, { saved, arrived, order, itemsOf: held.itemsOf }),
    );
    if (form.onSaved) {
      form.onSaved(onto === null);
      // Closing the form blocks for a while: render the saved message first.
      await new Promise((done) => setTimeout(done));
    }
    onSaved(saved);
  };

  const saveAsDraft = async ({
    save: saveIt,
    onSaved: onDraftSaved,
    joinDraft: join,
    idOf,
  }: Drafting<R, I, D>) => {
    const { onto, input, version } = current;
    const saved = await send('draft', current, () => saveIt(onto?._id ?? null, { ...input, version }));
    if (!saved) return;
    apply({ type: 'saved', record: null, text: JSON.stringify(input) });
    continueInBackground(idOf(saved), (arrived, order) =>
      joinDraft(form, join, { saved, arrived, order, itemsOf: held.itemsOf }),
    );
    onDraftSaved(saved);
  };
  const saveDraft = drafting && (() => saveAsDraft(drafting));

  /** Retries the same target: a draft never becomes a publication. */
  const retry = () => void (waiting?.target === 'draft' ? saveDraft?.() : save());
  useWhenOnline(waiting?.awaited === 'line', retry);
  const arePicturesThere = waiting?.awaited === 'pictures' && !isSending;
  const goOn = useEffectEvent(retry);
  useEffect(() => {
    if (arePicturesThere) goOn();
  }, [arePicturesThere]);

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
    void save({ onto: theirs, version: theirs.version, values: mixed, items, input: toInput(mixed, items) });
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
    awaited: waiting?.awaited ?? null,
    canSave: isComplete(values) && !isSaving && waiting?.awaited !== 'pictures',
    isComplete: isComplete(values),
    restoredAt: state.restoredAt,
    dismissRestored: () => dispatch({ type: 'restored dismissed' }),
    failure,
    dismissAlert: () => dispatch({ type: 'alert dismissed' }),
    errorOf: (name: string) => failure?.fields[name],
    conflict: conflict?.theirs ?? null,
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
