'use client';

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isStored, type StoredItem, toStoredItem } from '@/components/admin/pictures/items';
import { usePictures } from '@/components/admin/pictures/use-pictures';
import { leaveExpiredSession } from '@/components/admin/session/session-expired';
import { messages } from '@/lib/content/messages';
import { offlineTexts } from '@/lib/content/offline';
import type { FieldErrors } from '@/lib/shared/errors';
import type { Result } from '@/lib/shared/result';
import type { Drafting, RecordFormKind, Versioned } from './record-form-kind';
import { findUnsavedWork, keepUnsavedWork, newRecordId, removeUnsavedWork } from './unsaved-work';
import { useKeeping } from './use-keeping';
import { useLeaveGuard } from './use-leave-guard';

type Failure = { heading: string; isAlert: boolean; fields: FieldErrors };
type Conflict<R> = { theirs: R; message: string };
type Typed<V> = { values: V; pictures: StoredItem[]; version: number | undefined };

function countHeading(fields: FieldErrors): string {
  const count = Object.keys(fields).length;
  return count === 1
    ? 'One thing to put right before this can be saved'
    : `${count} things to put right before this can be saved`;
}

/** The typed values, but for the named fields, which are taken from the record. */
function mixValues<V>(mine: V, theirs: V, names: ReadonlySet<string>): V {
  const taken = Object.entries(theirs as object).filter(([name]) => names.has(name));
  return { ...mine, ...(Object.fromEntries(taken) as Partial<V>) };
}

/** The state of a form: its values, whether they are saved, and any failure or conflict. */
export function useRecordForm<R extends Versioned, V, I extends object, D = unknown>(
  form: RecordFormKind<R, V, I>,
  record: R | null,
  onSaved: (saved: R) => void,
  drafting?: Drafting<R, I, D>,
) {
  const { unsavedKind, toValues, toInput, titleOf, isComplete } = form;
  /** What the server keeps of it: the draft that is open, else the record. */
  const keptOf = (from: R | null) => drafting?.open?.content ?? from;
  const itemsOf = useCallback(
    (from: R | null) => (form.picturesOf?.(from) ?? []).map((image) => toStoredItem(image)),
    [form],
  );
  const workId = record?._id ?? drafting?.open?._id ?? newRecordId;
  const [work] = useState(() => findUnsavedWork<Typed<V>>(unsavedKind, workId));
  const [restoredAt, setRestoredAt] = useState(work?.savedAt ?? null);
  const [base, setBase] = useState(record);
  const [version, setVersion] = useState(work ? work.content.version : record?.version);
  // What an earlier release kept on this device has no value for a field that is newer.
  const [values, setValues] = useState<V>(() => ({
    ...toValues(keptOf(record)),
    ...work?.content.values,
  }));
  const pictures = usePictures(work?.content.pictures ?? itemsOf(keptOf(record)));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflict, setConflict] = useState<Conflict<R> | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  /** What is asked again once the line is back: never the website’s copy where a draft was meant. */
  const [waiting, setWaiting] = useState<'record' | 'draft' | null>(null);
  // From a save until the form starts again from the new record: nothing is kept on this device, nobody is asked.
  const [isSaved, setIsSaved] = useState(false);
  // A new number makes the text editor start again with another text.
  const [editorRound, setEditorRound] = useState(0);

  const input = useMemo(() => toInput(values, pictures.items), [toInput, values, pictures.items]);
  const kept = keptOf(base);
  const keptText = useMemo(
    () => JSON.stringify(toInput(toValues(kept), itemsOf(kept))),
    [toInput, toValues, itemsOf, kept],
  );
  const isDirty = !isSaved && JSON.stringify(input) !== keptText;
  const isBusy = pictures.sendingCount > 0 || isSaving;
  const canSave = isComplete(values) && !isBusy;

  // Between a save and the next render a timer or a closing page must not put aside what has just been saved.
  const isSettled = useRef(false);
  const keepUnsaved = useCallback(() => {
    if (isSettled.current) return;
    const content: Typed<V> = { values, pictures: pictures.items.filter(isStored), version };
    keepUnsavedWork(unsavedKind, workId, titleOf(values), content);
  }, [unsavedKind, titleOf, values, pictures.items, version, workId]);

  useEffect(() => {
    if (isDirty) isSettled.current = false;
  }, [isDirty]);
  useKeeping(isDirty, keepUnsaved);

  const guard = useLeaveGuard(isDirty || pictures.sendingCount > 0, keepUnsaved);

  /** Starts again from a record as it stands, or from what is kept on top of it. */
  const restart = (from: R | null, content = from) => {
    removeUnsavedWork(unsavedKind, workId);
    isSettled.current = true;
    setBase(from);
    setVersion(from?.version);
    setValues(toValues(content));
    pictures.reset(itemsOf(content));
    setEditorRound((round) => round + 1);
    setRestoredAt(null);
    setFailure(null);
    setConflict(null);
  };

  const refuse = (heading: string, fields: FieldErrors) => {
    const alert = form.alertOf?.(fields) ?? null;
    setFailure({ heading: alert ?? heading, isAlert: alert !== null, fields });
  };

  const fail = (message: string, fields: FieldErrors = {}) => {
    refuse(message, fields);
    form.onFailed?.(message);
  };

  /** Sends what was typed; `finish` is called once it is saved. */
  const send = async <T>(
    what: 'record' | 'draft',
    target: I,
    act: () => Promise<Result<T>>,
    finish: (saved: T) => void | Promise<void>,
  ) => {
    if (isBusy) return;
    if (form.prune) setValues(form.prune);
    // The keyboard asks also while the button is off: then what is missing is said.
    const fields = form.findErrors(target, base === null);
    if (Object.keys(fields).length > 0) return refuse(countHeading(fields), fields);
    if (!isComplete(values)) return;
    setFailure(null);
    setConflict(null);
    setWaiting(null);
    // Not sent at all, so that it can be sent later without being done twice. Whoever asks once more is believed more than the browser.
    if (!navigator.onLine && waiting !== what) {
      keepUnsaved();
      setWaiting(what);
      return fail(offlineTexts.offline);
    }
    setIsSaving(true);
    try {
      const result = await act();
      if (result.ok) {
        isSettled.current = true;
        removeUnsavedWork(unsavedKind, workId);
        return await finish(result.data);
      }
      const { code, message, fields: refused, current } = result.error;
      if (code === 'unauthorized') {
        keepUnsaved();
        return await leaveExpiredSession();
      }
      // A conflict carries the record as it stands now.
      if (code === 'conflict' && current) setConflict({ theirs: current as R, message });
      else fail(message, refused);
    } catch (error) {
      // The browser's own words for a line that is cut: "Failed to fetch".
      if (error instanceof TypeError) fail(offlineTexts.unreachable);
      else fail(error instanceof Error ? error.message : messages.somethingWrong);
    } finally {
      setIsSaving(false);
    }
  };

  const save = (asVersion = version, target = input) =>
    send(
      'record',
      target,
      () => form.save(base?._id ?? null, { ...target, version: asVersion }),
      async (saved) => {
        if (form.onSaved) {
          form.onSaved(base === null);
          // To close the form is much work: what says that it is saved comes before.
          await new Promise((done) => setTimeout(done));
        }
        setIsSaved(true);
        onSaved(saved);
      },
    );

  const sendDraft =
    drafting &&
    (() =>
      send(
        'draft',
        input,
        () => drafting.save(base?._id ?? null, { ...input, version }),
        (saved) => {
          setIsSaved(true);
          drafting.onSaved(saved);
        },
      ));

  const saveLate = useEffectEvent(() => void (waiting === 'draft' ? sendDraft?.() : save()));
  useEffect(() => {
    if (!waiting) return;
    const go = () => saveLate();
    window.addEventListener('online', go);
    return () => window.removeEventListener('online', go);
  }, [waiting]);

  /** Saves on top of the newer record: the named fields as it holds them, the others as they were typed. */
  const saveOver = (theirs: ReadonlySet<string>) => {
    if (!conflict) return;
    const newer = conflict.theirs;
    const mixed = mixValues(values, toValues(newer), theirs);
    const items = theirs.has('pictures') ? itemsOf(newer) : pictures.items;
    setVersion(newer.version);
    setBase(newer);
    setValues(mixed);
    if (theirs.has('pictures')) pictures.reset(itemsOf(newer));
    setEditorRound((round) => round + 1);
    void save(newer.version, toInput(mixed, items));
  };

  return {
    base,
    guard,
    values,
    pictures,
    input,
    set: <K extends keyof V>(name: K, value: V[K]) => {
      setIsSaved(false);
      setValues((current) => ({ ...current, [name]: value }));
    },
    isDirty,
    isSaving,
    /** For the line: then it is saved by itself. */
    isWaiting: waiting !== null,
    canSave,
    isComplete: isComplete(values),
    restoredAt,
    dismissRestored: () => setRestoredAt(null),
    failure,
    /** What stands at the fields stays. */
    dismissAlert: () => setFailure((current) => current && { ...current, heading: '', isAlert: false }),
    errorOf: (name: string) => failure?.fields[name],
    /** The record as somebody else has saved it meanwhile. */
    conflict: conflict?.theirs ?? null,
    /** Who has, and when. */
    conflictMessage: conflict?.message ?? '',
    editorRound,
    save: () => save(),
    /** Absent where the form has no drafts. */
    saveDraft: sendDraft,
    keepMine: () => saveOver(new Set()),
    keepSome: saveOver,
    takeTheirs: () => restart(conflict?.theirs ?? base),
    goOn: () => setConflict(null),
    keepUnsaved,
    discard: () => restart(base, keptOf(base)),
  };
}

/** The form of any kind of record. */
export type RecordForm = Pick<
  ReturnType<typeof useRecordForm<Versioned, unknown, object>>,
  | 'base'
  | 'isDirty'
  | 'isSaving'
  | 'isWaiting'
  | 'isComplete'
  | 'canSave'
  | 'failure'
  | 'dismissAlert'
  | 'restoredAt'
  | 'dismissRestored'
  | 'discard'
  | 'keepUnsaved'
  | 'guard'
  | 'pictures'
  | 'save'
  | 'saveDraft'
  | 'conflict'
  | 'conflictMessage'
  | 'keepMine'
  | 'keepSome'
  | 'takeTheirs'
  | 'goOn'
>;
