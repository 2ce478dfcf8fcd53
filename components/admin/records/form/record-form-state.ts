import type { FieldErrors } from '@/lib/shared/errors';
import type { Versioned } from './record-form-kind';

export type SaveTarget = 'record' | 'draft';
export type Awaited = 'line' | 'pictures';
export type Failure = { heading: string; isAlert: boolean; fields: FieldErrors };

type Phase<R> =
  | { name: 'editing' }
  /** Waits for the connection or for required pictures, then sends `target`. */
  | { name: 'waiting'; target: SaveTarget; awaited: Awaited; failure: Failure }
  | { name: 'saving' }
  | { name: 'refused'; failure: Failure }
  | { name: 'conflict'; theirs: R; message: string }
  /** `text` is the saved input; `record` is null after a save of a draft. */
  | { name: 'saved'; record: R | null; text: string };

export type RecordFormState<R, V> = {
  phase: Phase<R>;
  base: R | null;
  version: number | undefined;
  values: V;
  restoredAt: number | null;
  /** A new number remounts the text editor with another text. */
  editorRound: number;
};

export type RecordFormEvent<R, V> =
  | { type: 'typed'; change: (values: V) => V }
  | { type: 'refused'; failure: Failure }
  | { type: 'held back'; target: SaveTarget; awaited: Awaited; failure: Failure }
  | { type: 'submitted' }
  | { type: 'failed'; failure: Failure }
  | { type: 'conflicted'; theirs: R; message: string }
  | { type: 'session ended' }
  | { type: 'saved'; record: R | null; text: string }
  | { type: 'merged'; values: V }
  | { type: 'conflict left' }
  | { type: 'restarted'; base: R | null; values: V }
  | { type: 'alert dismissed' }
  | { type: 'restored dismissed' };

type Start<R, V> = {
  record: R | null;
  values: V;
  kept?: { savedAt: number; values: Partial<V>; version: number | undefined } | null;
};

export function startRecordForm<R extends Versioned, V>({
  record,
  values,
  kept,
}: Start<R, V>): RecordFormState<R, V> {
  return {
    phase: { name: 'editing' },
    base: record,
    version: kept ? kept.version : record?.version,
    // Unsaved work of an earlier release may lack newer fields.
    values: { ...values, ...kept?.values },
    restoredAt: kept?.savedAt ?? null,
    editorRound: 0,
  };
}

export const failureOf = <R, V>({ phase }: RecordFormState<R, V>): Failure | null =>
  phase.name === 'waiting' || phase.name === 'refused' ? phase.failure : null;

/** Only a running save takes an answer. An event that does not fit the phase changes nothing. */
export function reduceRecordForm<R extends Versioned, V>(
  state: RecordFormState<R, V>,
  event: RecordFormEvent<R, V>,
): RecordFormState<R, V> {
  const { phase } = state;
  const isSaving = phase.name === 'saving';
  const become = (next: Phase<R>, isPossible: boolean) => (isPossible ? { ...state, phase: next } : state);
  switch (event.type) {
    case 'typed':
      return { ...state, values: event.change(state.values) };
    case 'refused':
      return become({ name: 'refused', failure: event.failure }, !isSaving);
    case 'held back':
      return become(
        { name: 'waiting', target: event.target, awaited: event.awaited, failure: event.failure },
        !isSaving,
      );
    case 'submitted':
      return become({ name: 'saving' }, !isSaving);
    case 'failed':
      return become({ name: 'refused', failure: event.failure }, isSaving);
    case 'conflicted':
      return become({ name: 'conflict', theirs: event.theirs, message: event.message }, isSaving);
    case 'session ended':
      return become({ name: 'editing' }, isSaving);
    case 'saved': {
      const { record, text } = event;
      const saved = become({ name: 'saved', record, text }, isSaving);
      return isSaving && record ? { ...saved, version: record.version } : saved;
    }
    case 'merged': {
      if (phase.name !== 'conflict') return state;
      const { values } = event;
      return startedAgain(state, { base: phase.theirs, values, restoredAt: state.restoredAt });
    }
    case 'conflict left':
      return become({ name: 'editing' }, phase.name === 'conflict');
    case 'restarted':
      return startedAgain(state, { base: event.base, values: event.values, restoredAt: null });
    case 'alert dismissed': {
      if (phase.name !== 'waiting' && phase.name !== 'refused') return state;
      // The field errors stay.
      return { ...state, phase: { ...phase, failure: { ...phase.failure, heading: '', isAlert: false } } };
    }
    case 'restored dismissed':
      return { ...state, restoredAt: null };
  }
}

const startedAgain = <R extends Versioned, V>(
  { editorRound }: RecordFormState<R, V>,
  { base, ...from }: Pick<RecordFormState<R, V>, 'base' | 'values' | 'restoredAt'>,
): RecordFormState<R, V> => ({
  phase: { name: 'editing' },
  base,
  version: base?.version,
  ...from,
  editorRound: editorRound + 1,
});

export function mixValues<V>(mine: V, theirs: V, names: ReadonlySet<string>): V {
  const taken = Object.entries(theirs as object).filter(([name]) => names.has(name));
  return { ...mine, ...(Object.fromEntries(taken) as Partial<V>) };
}
