import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDeviceStore } from '@/tests/support/browser/device-store';
import { findUnsavedWork, listUnsavedWork, removeAllUnsavedWork, unsavedForms } from './unsaved-work';
import { findChanges, keepChanges, useUnsavedValues } from './use-unsaved-values';

const partner = { firm: 'Coast Homes', number: 'AG/1', note: '' };
const days = { days: ['Monday', 'Tuesday'], opens: '09:30' };

beforeEach(() => {
  vi.stubGlobal('localStorage', makeDeviceStore());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

type Unsaved = ReturnType<typeof useUnsavedValues<typeof partner>>;

function Form({ onRender }: { onRender: (unsaved: Unsaved) => void }) {
  onRender(useUnsavedValues('partner', 'p1', partner));
  return null;
}

/** Renders a form, and answers what it got of the hook. */
function render(): Unsaved {
  const onRender = vi.fn<(unsaved: Unsaved) => void>();
  renderToString(<Form onRender={onRender} />);
  const [unsaved] = onRender.mock.lastCall ?? [];
  if (!unsaved) throw new Error('The form was not rendered');
  return unsaved;
}

test('a change is on the device at once, and no more once it is saved or given up', () => {
  const form = render();
  expect(form.values).toEqual(partner);
  form.set({ note: 'Call in May' });
  expect(findChanges('partner', 'p1', partner)).toEqual({ note: 'Call in May' });
  form.forget();
  expect(findChanges('partner', 'p1', partner)).toEqual({});
  expect(listUnsavedWork(unsavedForms)).toEqual([]);
});

test('only what was changed comes back, over what somebody else has saved meanwhile', () => {
  keepChanges('partner', 'p1', partner, { ...partner, note: 'Call in May' });
  expect(findChanges('partner', 'p1', { ...partner, firm: 'Coast Homes LLP' })).toEqual({
    note: 'Call in May',
  });
});

test('a field that somebody else has saved meanwhile keeps their value', () => {
  keepChanges('partner', 'p1', partner, { ...partner, firm: 'Coast', note: 'Call in May' });
  expect(findChanges('partner', 'p1', { ...partner, note: 'Call in June' })).toEqual({ firm: 'Coast' });
});

test('what is changed back is not kept, lists compared by what is in them', () => {
  keepChanges('hours', 'u1', days, { ...days, days: ['Monday'] });
  expect(findChanges('hours', 'u1', days)).toEqual({ days: ['Monday'] });
  keepChanges('hours', 'u1', days, { ...days, days: ['Monday', 'Tuesday'] });
  expect(listUnsavedWork(unsavedForms)).toEqual([]);
});

test('a record does not get what was typed for another, nor a form what was typed into another', () => {
  keepChanges('partner', 'p1', partner, { ...partner, note: 'Call in May' });
  expect(findChanges('partner', 'p2', partner)).toEqual({});
  expect(findChanges('filing', 'p1', partner)).toEqual({});
});

test('a field that the form no longer has does not come back', () => {
  keepChanges('partner', 'p1', { ...partner, fax: '' }, { ...partner, fax: '0824' });
  expect(findUnsavedWork(unsavedForms, 'partner:p1')?.content).toMatchObject({ changes: { fax: '0824' } });
  expect(findChanges('partner', 'p1', partner)).toEqual({});
});

test('the server renders a form without what a device keeps', () => {
  keepChanges('partner', 'p1', partner, { ...partner, note: 'Call in May' });
  expect(render()).toMatchObject({ values: partner, isRestored: false });
});

test('all small forms are removed from the device together, as at the log-out', () => {
  keepChanges('partner', 'p1', partner, { ...partner, note: 'Call in May' });
  keepChanges('hours', 'u1', days, { ...days, opens: '10:00' });
  removeAllUnsavedWork(unsavedForms);
  expect(listUnsavedWork(unsavedForms)).toEqual([]);
});

test('a secret among the values does not compile', () => {
  type Initial = Parameters<typeof useUnsavedValues<{ name: string; password: string }>>[2];
  // @ts-expect-error: a password is never kept on a device.
  const initial: Initial = { name: '', password: '' };
  expect(initial).toBeDefined();
});
