'use client';

import { useCallback, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { isStored, type PictureItem, type StoredItem, toStoredItem } from '@/components/admin/pictures/items';
import { usePictures } from '@/components/admin/pictures/use-pictures';
import { findUnsavedWork, keepUnsavedWork, newRecordId, removeUnsavedWork } from '../session/unsaved-work';
import type { RecordFormKind, Versioned } from './record-form-kind';
import { type RecordFormEvent, reduceRecordForm, startRecordForm } from './record-form-state';
import { useKeeping } from './use-keeping';

type Kept<V> = { values: V; pictures: StoredItem[]; version: number | undefined };

/** The state of a form with its pictures, which this device keeps as long as it differs from what the server has. */
export function useRecordFormState<R extends Versioned, V, I extends object>(
  form: RecordFormKind<R, V, I>,
  record: R | null,
  draft: { _id: string; content: R } | null,
) {
  const { unsavedKind, toValues, toInput, titleOf } = form;
  const storedOf = (from: R | null) => draft?.content ?? from;
  const itemsOf = useCallback(
    (from: R | null) => (form.picturesOf?.(from) ?? []).map((image) => toStoredItem(image)),
    [form],
  );
  const workIdOf = (from: R | null) => from?._id ?? draft?._id ?? newRecordId;
  const [kept] = useState(() => findUnsavedWork<Kept<V>>(unsavedKind, workIdOf(record)));
  const [state, dispatch] = useReducer(reduceRecordForm<R, V>, null, () =>
    startRecordForm<R, V>({
      record,
      values: toValues(storedOf(record)),
      kept: kept && { ...kept.content, savedAt: kept.savedAt },
    }),
  );
  const { phase, version, values } = state;
  const pictures = usePictures(kept?.content.pictures ?? itemsOf(storedOf(record)));

  const input = useMemo(() => toInput(values, pictures.items), [toInput, values, pictures.items]);
  const stored = storedOf(state.base);
  const storedText = useMemo(
    () => JSON.stringify(toInput(toValues(stored), itemsOf(stored))),
    [toInput, toValues, itemsOf, stored],
  );
  const isDirty = JSON.stringify(input) !== (phase.name === 'saved' ? phase.text : storedText);
  /** What a save goes on top of. */
  const onto = (phase.name === 'saved' && phase.record) || state.base;

  const workId = workIdOf(onto);
  const keep = useCallback(() => {
    const content: Kept<V> = { values, pictures: pictures.items.filter(isStored), version };
    keepUnsavedWork(unsavedKind, workId, titleOf(values), content);
  }, [unsavedKind, titleOf, values, pictures.items, version, workId]);
  const keepUnsaved = useKeeping(isDirty, keep);
  const forget = () => removeUnsavedWork(unsavedKind, workId);

  /** At once: a timer or a closing page that comes next must not keep what has just been saved or given up. */
  const apply = (event: RecordFormEvent<R, V>, items?: PictureItem[]) =>
    flushSync(() => {
      dispatch(event);
      if (items) pictures.reset(items);
    });

  return {
    state,
    dispatch,
    apply,
    pictures,
    itemsOf,
    isDirty,
    /** What would be sent now. */
    current: { onto, version, values, items: pictures.items, input },
    keepUnsaved,
    /** Under which this device keeps it: of the record, or of a draft of a new one. */
    workId,
    forget,
    /** Starts again from a record as it stands, or from what is stored on top of it. */
    restart: (base: R | null, content = base) => {
      forget();
      apply({ type: 'restarted', base, values: toValues(content) }, itemsOf(content));
    },
    stored,
  };
}
