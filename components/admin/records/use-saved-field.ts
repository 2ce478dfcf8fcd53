'use client';

import { useRef, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import type { Result } from '@/lib/shared/result';

type Versioned = { version: number };

type FieldOf<R> = {
  /** How the field stands in a record. */
  read: (record: R) => string;
  /** Saves the field over the version that it was read with. */
  write: (value: string, version: number) => Promise<Result<R>>;
};

export type SavedField = {
  /** As it is typed or chosen here. */
  value: string;
  /** As it stands on the server, as far as is known here. */
  kept: string;
  state: 'still' | 'saving' | 'saved';
  failure: string | null;
  /** Somebody else saved this field after it was drawn: the person chooses which of the two stays. */
  isConflict: boolean;
  change: (value: string) => void;
  /** Saves after what is on its way; answers what came of it. */
  save: (value: string) => Promise<'saved' | 'conflict' | 'failed'>;
  /** Shows what stands on the server again, unless something else was chosen after `failed`. */
  undo: (failed: string) => void;
  /** Leaves what stands on the server. */
  takeKept: () => void;
};

/** A field that is saved by itself, never over what somebody else has saved into it meanwhile. */
export function useSavedField<R extends Versioned>(record: R, { read, write }: FieldOf<R>): SavedField {
  const known = useRef(record);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [value, setValue] = useState(() => read(record));
  const [kept, setKept] = useState(value);
  const [state, setState] = useState<SavedField['state']>('still');
  const [failure, setFailure] = useState<string | null>(null);
  const [isConflict, setIsConflict] = useState(false);

  const learn = (newest: R) => {
    known.current = newest;
    setKept(read(newest));
  };
  /** The record that goes before ours, where it does. */
  const findNewer = (result: Result<R>): R | null =>
    // With a conflict the server answers the record as it stands.
    !result.ok && result.error.code === 'conflict' ? ((result.error.current as R | undefined) ?? null) : null;

  const send = async (wanted: string) => {
    const drawn = read(known.current);
    let result = await askServer(() => write(wanted, known.current.version));
    const newer = findNewer(result);
    // Another field of the record was saved, or this one just as it is wanted here.
    if (newer && [drawn, wanted].includes(read(newer)))
      result = await askServer(() => write(wanted, newer.version));
    const current = result.ok ? result.data : findNewer(result);
    if (current) learn(current);
    const outcome = result.ok ? 'saved' : current ? 'conflict' : 'failed';
    setIsConflict(outcome === 'conflict');
    setFailure(result.ok ? null : `Not saved. ${result.error.message}`);
    setState(result.ok ? 'saved' : 'still');
    return outcome;
  };

  const save = (wanted: string) => {
    setState('saving');
    setFailure(null);
    setIsConflict(false);
    const saved = queue.current.then(() => send(wanted));
    queue.current = saved;
    return saved;
  };
  const change = (typed: string) => {
    setValue(typed);
    setState('still');
  };
  const undo = (failed: string) => setValue((now) => (now === failed ? read(known.current) : now));
  const takeKept = () => {
    setValue(kept);
    setFailure(null);
    setIsConflict(false);
  };
  return { value, kept, state, failure, isConflict, change, save, undo, takeKept };
}
