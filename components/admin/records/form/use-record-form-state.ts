'use client';

import { useCallback, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { isStored, type PictureItem, type StoredItem, toStoredItem } from '@/components/admin/pictures/items';
import { usePictures } from '@/components/admin/pictures/use-pictures';
import { findUnsavedWork, keepUnsavedWork, newRecordId, removeUnsavedWork } from '../../session/unsaved-work';
import type { RecordFormKind, Versioned } from './record-form-kind';
import { type RecordFormEvent, reduceRecordForm, startRecordForm } from './record-form-state';
import { useAutoKeep } from './use-auto-keep';

type Kept<V> = { values: V; pictures: StoredItem[]; version: number | undefined };

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
  const onto = (phase.name === 'saved' && phase.record) || state.base;

  const workId = workIdOf(onto);
  const keep = useCallback(() => {
    const content: Kept<V> = { values, pictures: pictures.items.filter(isStored), version };
    keepUnsavedWork(unsavedKind, workId, titleOf(values), content);
  }, [unsavedKind, titleOf, values, pictures.items, version, workId]);
  const keepUnsaved = useAutoKeep(isDirty, keep);
  const forget = () => removeUnsavedWork(unsavedKind, workId);

  /** At once: a later timer or page close must not store what was just saved or discarded. */
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
    current: { onto, version, values, items: pictures.items, input },
    keepUnsaved,
    workId,
    forget,
    restart: (base: R | null, content = base) => {
      forget();
      apply({ type: 'restarted', base, values: toValues(content) }, itemsOf(content));
    },
    stored,
  };
}
