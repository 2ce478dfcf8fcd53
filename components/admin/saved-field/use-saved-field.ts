'use client';

import { useRouter } from 'next/navigation';
import pLimit from 'p-limit';
import { useRef, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import type { Result } from '@/lib/shared/result';

type Versioned = { version: number };

type FieldOf<R, V extends string = string> = {
  read: (record: R) => V;
  write: (value: V, version: number) => Promise<Result<R>>;
};

export type SavedField = {
  value: string;
  saved: string;
  state: 'still' | 'saving' | 'saved';
  failure: string | null;
  isConflict: boolean;
  change: (value: string) => void;
  save: (value: string) => Promise<'saved' | 'conflict' | 'failed'>;
  undo: (failed: string) => void;
  takeSaved: () => void;
};

/** The server sends the newer record with a conflict. */
const findNewer = <R>(result: Result<R>): R | null =>
  !result.ok && result.error.code === 'conflict' ? ((result.error.current as R | undefined) ?? null) : null;

/** Retries over a newer record only if this field is unchanged there or has the same value. */
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
