'use client';

import { useRouter } from 'next/navigation';
import pLimit from 'p-limit';
import { useRef, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import type { Result } from '@/lib/shared/result';

type Versioned = { version: number };

type FieldOf<R, V extends string = string> = {
  read: (record: R) => V;
  /** Saves the field over the version that it was read with. */
  write: (value: V, version: number) => Promise<Result<R>>;
};

export type SavedField = {
  /** As it is typed or chosen here. */
  value: string;
  /** As it stands on the server, as far as is known here. */
  saved: string;
  state: 'still' | 'saving' | 'saved';
  failure: string | null;
  /** Somebody else saved this field after it was read: the person chooses which of the two stays. */
  isConflict: boolean;
  change: (value: string) => void;
  /** Saves after what is on its way; answers what came of it. */
  save: (value: string) => Promise<'saved' | 'conflict' | 'failed'>;
  /** Shows what stands on the server again, unless something else was chosen after `failed`. */
  undo: (failed: string) => void;
  /** Leaves what stands on the server. */
  takeSaved: () => void;
};

/** The record as somebody else has saved it meanwhile: the server answers it with a conflict. */
const findNewer = <R>(result: Result<R>): R | null =>
  !result.ok && result.error.code === 'conflict' ? ((result.error.current as R | undefined) ?? null) : null;

/** Saves one field. A newer record is saved over where only another field of it changed, or this one to the same value. */
export async function saveField<R extends Versioned, V extends string>(
  record: R,
  value: V,
  { read, write }: FieldOf<R, V>,
): Promise<Result<R>> {
  const result = await askServer(() => write(value, record.version));
  const newer = findNewer(result);
  return newer && [read(record), value].includes(read(newer))
    ? askServer(() => write(value, newer.version))
    : result;
}

/** A field that is saved by itself, never over what somebody else has saved into it meanwhile. */
export function useSavedField<R extends Versioned>(record: R, { read, write }: FieldOf<R>): SavedField {
  const router = useRouter();
  const known = useRef(record);
  const [queue] = useState(() => pLimit(1));
  const [value, setValue] = useState(() => read(record));
  const [saved, setSaved] = useState(value);
  const [state, setState] = useState<SavedField['state']>('still');
  const [failure, setFailure] = useState<string | null>(null);
  const [isConflict, setIsConflict] = useState(false);

  const learn = (newest: R) => {
    known.current = newest;
    setSaved(read(newest));
  };
  const send = async (target: string) => {
    const result = await saveField<R, string>(known.current, target, { read, write });
    const current = result.ok ? result.data : findNewer<R>(result);
    if (current) learn(current);
    const outcome = result.ok ? 'saved' : current ? 'conflict' : 'failed';
    setIsConflict(outcome === 'conflict');
    setFailure(result.ok ? null : `Not saved. ${result.error.message}`);
    setState(result.ok ? 'saved' : 'still');
    if (result.ok) router.refresh();
    return outcome;
  };

  const save = (target: string) => {
    setState('saving');
    setFailure(null);
    setIsConflict(false);
    return queue(() => send(target));
  };
  const change = (typed: string) => {
    setValue(typed);
    setState('still');
  };
  const undo = (failed: string) => setValue((now) => (now === failed ? read(known.current) : now));
  const takeSaved = () => {
    setValue(saved);
    setFailure(null);
    setIsConflict(false);
  };
  return { value, saved, state, failure, isConflict, change, save, undo, takeSaved };
}
