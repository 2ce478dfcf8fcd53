import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '@/lib/content/limits';
import { makeDeviceStore } from '@/tests/support/browser/device-store';
import {
  findUnsavedWork,
  keepUnsavedWork,
  listUnsavedKinds,
  listUnsavedWork,
  newRecordId,
  removeAllUnsavedWork,
  removeUnsavedWork,
} from './unsaved-work';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  vi.stubGlobal('localStorage', makeDeviceStore());
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what an earlier release kept on a device is found, listed and removed', () => {
  const kept = { savedAt: Date.now() - 1000, title: 'Sea Tower', content: { values: { name: 'Sea Tower' } } };
  localStorage.setItem('draft:project:1:p1', JSON.stringify(kept));

  expect(findUnsavedWork('project', 'p1')).toEqual(kept);
  expect(listUnsavedWork('project')).toEqual([{ id: 'p1', savedAt: kept.savedAt, title: 'Sea Tower' }]);
  expect(listUnsavedKinds()).toEqual(['project']);
  removeUnsavedWork('project', 'p1');
  expect(findUnsavedWork('project', 'p1')).toBeNull();
});

test('what is kept longer than the promised days is no longer offered', () => {
  keepUnsavedWork('project', newRecordId, 'New project', {});
  vi.advanceTimersByTime(limits.unsavedWorkDays * 86_400_000 - 1);
  expect(listUnsavedWork('project')).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(listUnsavedWork('project')).toEqual([]);
  expect(findUnsavedWork('project', newRecordId)).toBeNull();
});

test('of one kind the newest stands first, and all of it goes at once without touching another', () => {
  keepUnsavedWork('note', 'n1', 'Note', 'Call back');
  vi.advanceTimersByTime(1000);
  keepUnsavedWork('note', 'n2', 'Note', 'Sent the plan');
  keepUnsavedWork('project', 'p1', 'Sea Tower', {});
  expect(listUnsavedWork('note').map(({ id }) => id)).toEqual(['n2', 'n1']);

  removeAllUnsavedWork('note');
  expect(listUnsavedWork('note')).toEqual([]);
  expect(listUnsavedKinds()).toEqual(['project']);
});

test('a store that is full or forbidden stops nobody', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepUnsavedWork('project', 'p1', 'Sea Tower', {});
  removeUnsavedWork('project', 'p1');
  expect(findUnsavedWork('project', 'p1')).toBeNull();
});
