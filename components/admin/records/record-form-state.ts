import type { FieldErrors } from '@/lib/shared/errors';
import type { Versioned } from './record-form-kind';

/** The record itself, or its draft, which the website does not show. */
export type SaveTarget = 'record' | 'draft';
export type Awaited = 'line' | 'pictures';
export type Failure = { heading: string; isAlert: boolean; fields: FieldErrors };

type Phase<R> =
  | { name: 'editing' }
  /** For the line, or for pictures without which it cannot be saved: what was asked for is sent then. */
  | { name: 'waiting'; target: SaveTarget; awaited: Awaited; failure: Failure }
  | { name: 'saving' }
  | { name: 'refused'; failure: Failure }
  /** Somebody else has saved the record meanwhile. */
  | { name: 'conflict'; theirs: R; message: string }
  /** With the input that was saved, as text; what is typed beyond it goes on top of the record, null where a draft was saved. */
  | { name: 'saved'; record: R | null; text: string };

export type RecordFormState<R, V> = {
  phase: Phase<R>;
  /** The record that was changed; null for one that is added. */
  base: R | null;
  /** The one that a save goes on top of. */
  version: number | undefined;
  values: V;
  /** When what came back from this device was put aside. */
  restoredAt: number | null;
  /** A new number makes the text editor start again with another text. */
  editorRound: number;
};

export type RecordFormEvent<R, V> =
  | { type: 'typed'; change: (values: V) => V }
  /** What is missing or wrong was found before anything was sent. */
  | { type: 'refused'; failure: Failure }
  | { type: 'held back'; target: SaveTarget; awaited: Awaited; failure: Failure }
  | { type: 'submitted' }
  | { type: 'failed'; failure: Failure }
  | { type: 'conflicted'; theirs: R; message: string }
  | { type: 'session ended' }
  | { type: 'saved'; record: R | null; text: string }
  /** Of a conflict: these values stay, on top of what the others saved. */
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
    // What an earlier release kept on this device has no value for a field that is newer.
    values: { ...values, ...kept?.values },
    restoredAt: kept?.savedAt ?? null,
    editorRound: 0,
  };
}

export const failureOf = <R, V>({ phase }: RecordFormState<R, V>): Failure | null =>
  phase.name === 'waiting' || phase.name === 'refused' ? phase.failure : null;

/** Only a save that is under way is answered. An event that does not belong to the phase changes nothing. */
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
      // What stands at the fields stays.
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

/** The typed values, but for the named fields, which are taken from the others. */
export function mixValues<V>(mine: V, theirs: V, names: ReadonlySet<string>): V {
  const taken = Object.entries(theirs as object).filter(([name]) => names.has(name));
  return { ...mine, ...(Object.fromEntries(taken) as Partial<V>) };
}
