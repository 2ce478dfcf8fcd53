import { describe, expect, test } from 'vitest';
import {
  type Failure,
  failureOf,
  mixValues,
  type RecordFormEvent,
  type RecordFormState,
  reduceRecordForm,
  startRecordForm,
} from './record-form-state';

type Saved = { _id: string; version: number };
type Values = { name: string; place: string };
type State = RecordFormState<Saved, Values>;
type Happening = RecordFormEvent<Saved, Values>;

const record: Saved = { _id: 'p1', version: 4 };
const newer: Saved = { _id: 'p1', version: 5 };
const values: Values = { name: 'Sea Tower', place: 'Kaup' };
const failure: Failure = { heading: 'No', isAlert: true, fields: { name: 'Too long' } };

const typed: Happening = { type: 'typed', change: (now) => ({ ...now, place: 'Udupi' }) };
const refused: Happening = { type: 'refused', failure };
const heldBack: Happening = { type: 'held back', target: 'draft', awaited: 'line', failure };
const submitted: Happening = { type: 'submitted' };
const failed: Happening = { type: 'failed', failure };
const conflicted: Happening = { type: 'conflicted', theirs: newer, message: 'Asha saved it.' };
const ended: Happening = { type: 'session ended' };
const saved: Happening = { type: 'saved', record: newer, text: '{}' };
const merged: Happening = { type: 'merged', values: { name: 'Sea Tower', place: 'Malpe' } };
const conflictLeft: Happening = { type: 'conflict left' };
const restarted: Happening = { type: 'restarted', base: newer, values: { name: 'Theirs', place: '' } };

const start = (): State => startRecordForm<Saved, Values>({ record, values });
const stateAfter = (...events: Happening[]): State => events.reduce<State>(reduceRecordForm, start());
const phaseAfter = (...events: Happening[]) => stateAfter(...events).phase.name;

/** A way into each phase. */
const into = {
  editing: [],
  waiting: [heldBack],
  saving: [submitted],
  refused: [refused],
  conflict: [submitted, conflicted],
  saved: [submitted, saved],
} satisfies Record<State['phase']['name'], Happening[]>;
const phases = Object.entries(into) as [State['phase']['name'], Happening[]][];
const phasesBut = (...names: State['phase']['name'][]) => phases.filter(([name]) => !names.includes(name));

describe('a form starts', () => {
  test('from its record, and from nothing where one is added', () => {
    expect(start()).toEqual({
      phase: { name: 'editing' },
      base: record,
      version: 4,
      values,
      restoredAt: null,
      editorRound: 0,
    });
    expect(startRecordForm<Saved, Values>({ record: null, values })).toMatchObject({
      base: null,
      version: undefined,
    });
  });

  test('with what this device kept of it, on the version that this was typed on; a field that is newer has its own value', () => {
    const kept = { savedAt: 123, values: { name: 'Typed' }, version: 3 };
    expect(startRecordForm<Saved, Values>({ record, values, kept })).toMatchObject({
      values: { name: 'Typed', place: 'Kaup' },
      version: 3,
      restoredAt: 123,
    });
  });
});

describe('what is typed', () => {
  test.each(phases)('is taken while the form is %s, and changes nothing else', (_name, way) => {
    const before = stateAfter(...way);
    expect(reduceRecordForm(before, typed)).toEqual({
      ...before,
      values: { ...before.values, place: 'Udupi' },
    });
  });
});

describe('a save', () => {
  test.each(phasesBut('saving'))('can be asked for while the form is %s', (_name, way) => {
    expect(phaseAfter(...way, submitted)).toBe('saving');
  });

  test.each(phasesBut('saving'))('is refused before it is sent while the form is %s', (_name, way) => {
    const state = stateAfter(...way, refused);
    expect(state.phase.name).toBe('refused');
    expect(failureOf(state)).toBe(failure);
  });

  test.each(phasesBut('saving'))('is held back without a line while the form is %s', (_name, way) => {
    const state = stateAfter(...way, heldBack);
    expect(state.phase).toMatchObject({ name: 'waiting', target: 'draft' });
    expect(failureOf(state)).toBe(failure);
  });

  test.each([submitted, refused, heldBack])('under way is not begun twice: $type', (event) => {
    const before = stateAfter(submitted);
    expect(reduceRecordForm(before, event)).toBe(before);
  });

  test('forgets why the last one failed', () => {
    expect(failureOf(stateAfter(refused, submitted))).toBeNull();
    expect(failureOf(stateAfter(heldBack, submitted))).toBeNull();
  });
});

describe('the answer', () => {
  test('that it failed leaves the form as it was typed, and says why', () => {
    const state = stateAfter(typed, submitted, failed);
    expect(state).toMatchObject({ phase: { name: 'refused' }, values: { place: 'Udupi' }, version: 4 });
    expect(failureOf(state)).toBe(failure);
  });

  test('that somebody else has saved it shows theirs and leaves what was typed', () => {
    expect(stateAfter(typed, submitted, conflicted)).toMatchObject({
      phase: { name: 'conflict', theirs: newer, message: 'Asha saved it.' },
      base: record,
      version: 4,
      values: { place: 'Udupi' },
    });
  });

  test('that the session has ended leaves what was typed', () => {
    expect(stateAfter(typed, submitted, ended)).toMatchObject({
      phase: { name: 'editing' },
      values: { place: 'Udupi' },
    });
  });

  test('that it is saved puts what is typed meanwhile on top of the saved one', () => {
    expect(stateAfter(submitted, typed, saved)).toMatchObject({
      phase: { name: 'saved', record: newer, text: '{}' },
      base: record,
      version: 5,
      values: { place: 'Udupi' },
    });
  });

  test('that a draft is saved leaves the version of the record', () => {
    expect(stateAfter(submitted, { type: 'saved', record: null, text: '{}' })).toMatchObject({
      phase: { name: 'saved', record: null },
      version: 4,
    });
  });

  test.each(
    phasesBut('saving').flatMap(([name, way]) =>
      [failed, conflicted, ended, saved].map((event) => [event.type, name, event, way] as const),
    ),
  )('"%s" is nobody’s while the form is %s', (_type, _name, event, way) => {
    const before = stateAfter(...way);
    expect(reduceRecordForm(before, event)).toBe(before);
  });
});

describe('a conflict', () => {
  test('is merged on top of the newer record, and the text editor starts again with its text', () => {
    expect(stateAfter(...into.conflict, merged)).toMatchObject({
      phase: { name: 'editing' },
      base: newer,
      version: 5,
      values: { name: 'Sea Tower', place: 'Malpe' },
      editorRound: 1,
    });
  });

  test('can be left: the form is edited further on the older record', () => {
    expect(stateAfter(...into.conflict, conflictLeft)).toEqual(start());
  });

  test.each(
    phasesBut('conflict').flatMap(([name, way]) =>
      [merged, conflictLeft].map((event) => [event.type, name, event, way] as const),
    ),
  )('"%s" means nothing while the form is %s', (_type, _name, event, way) => {
    const before = stateAfter(...way);
    expect(reduceRecordForm(before, event)).toBe(before);
  });

  test('takes the named fields from the others, the rest as it was typed', () => {
    const mine = { name: 'Mine', place: 'Mine' };
    const theirs = { name: 'Theirs', place: 'Theirs' };
    expect(mixValues(mine, theirs, new Set(['place', 'pictures']))).toEqual({
      name: 'Mine',
      place: 'Theirs',
    });
  });
});

describe('a form that starts again', () => {
  test.each(phases)('from a record holds nothing of what it was while it was %s', (_name, way) => {
    const { editorRound } = stateAfter(...way, typed);
    expect(stateAfter(...way, typed, restarted)).toEqual({
      phase: { name: 'editing' },
      base: newer,
      version: 5,
      values: { name: 'Theirs', place: '' },
      restoredAt: null,
      editorRound: editorRound + 1,
    });
  });

  test('from nothing has no version', () => {
    expect(stateAfter({ type: 'restarted', base: null, values }).version).toBeUndefined();
  });
});

describe('what is said', () => {
  test.each([
    ['refused', refused],
    ['waiting', heldBack],
  ])('of a form that is %s is dismissed at its head and stays at its fields', (name, event) => {
    const state = stateAfter(event, { type: 'alert dismissed' });
    expect(state.phase.name).toBe(name);
    expect(failureOf(state)).toEqual({ heading: '', isAlert: false, fields: failure.fields });
  });

  test.each(phasesBut('refused', 'waiting'))('is nothing while the form is %s', (_name, way) => {
    const before = stateAfter(...way);
    expect(failureOf(before)).toBeNull();
    expect(reduceRecordForm(before, { type: 'alert dismissed' })).toBe(before);
  });

  test('of unsaved work that came back is dismissed, or goes where the form starts again', () => {
    const kept = { savedAt: 123, values: { name: 'Typed' }, version: 4 };
    const back = startRecordForm<Saved, Values>({ record, values, kept });
    expect(reduceRecordForm(back, { type: 'restored dismissed' })).toEqual({ ...back, restoredAt: null });
    expect(reduceRecordForm(back, restarted).restoredAt).toBeNull();
  });
});
