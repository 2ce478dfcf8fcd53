import { beforeEach, expect, it, vi } from 'vitest';
import type { Picture } from '@/lib/shared/pictures/picture';
import { waitFor } from '@/tests/support/wait-for';
import type { PictureItem } from '../items';
import type { Outcome } from '../outcome';
import type { Upload } from '../upload';

const sent: string[] = [];
let again: Outcome = { kind: 'dropped', reason: 'No line.' };
vi.mock('../upload', () => ({
  startUpload: ({ name }: File): Upload => {
    sent.push(name);
    return { outcome: Promise.resolve(again), stop: () => {}, watch: () => {} };
  },
}));

const backgroundUploads = await import('./background-uploads');
const { listBackgroundUploads } = await import('./background-upload-list');

const stored = (name: string): Outcome => ({ kind: 'stored', made: { _id: name } as Picture });
const sending = (key: string): PictureItem => ({
  ...{ key, alt: '', fileName: `${key}.jpg`, previewUrl: 'blob:', sentBytes: 0 },
  state: 'sending',
  file: new File(['x'], `${key}.jpg`),
});

/** Hands these over, and answers what ends the way of each. */
function hand(
  keys: string[],
  join: Parameters<typeof backgroundUploads.sendOn>[1]['join'],
  recordId = 'record',
) {
  const ends = new Map<string, (outcome: Outcome) => void>();
  const uploads = new Map(
    keys.map((key): [string, Upload] => {
      const outcome = new Promise<Outcome>((resolve) => ends.set(key, resolve));
      return [key, { outcome, stop: () => {}, watch: () => {} }];
    }),
  );
  backgroundUploads.sendOn(
    { items: keys.map(sending), order: keys, uploads, isDirect: false },
    { recordId, name: 'Bay', join },
  );
  return (key: string, outcome: Outcome) => ends.get(key)?.(outcome);
}

const idsOf = (items: { picture: Picture }[]) => items.map(({ picture }) => picture._id);
const statesOf = () => listBackgroundUploads().map(({ items }) => items.map(({ state }) => state));

beforeEach(() => {
  for (const { id } of listBackgroundUploads()) {
    backgroundUploads.leaveOut(id);
  }
  sent.length = 0;
});

it('all pictures of a save join it at once, when the last has arrived', async () => {
  const join = vi.fn(async () => null);
  const end = hand(['a', 'b'], join);
  end('b', stored('b'));
  await waitFor(() => expect(statesOf()).toEqual([['sending', 'stored']]));
  expect(join).not.toHaveBeenCalled();
  end('a', stored('a'));
  await waitFor(() => expect(listBackgroundUploads()).toEqual([]));
  expect(join).toHaveBeenCalledOnce();
  expect(idsOf(join.mock.calls.flat(2) as never)).toEqual(['a', 'b']);
});

it('one that was dropped stays by its name, is sent again, and joins by itself', async () => {
  const join = vi.fn(async () => null);
  const end = hand(['a', 'b'], join);
  end('a', stored('a'));
  end('b', { kind: 'dropped', reason: 'No line.' });
  await waitFor(() => expect(statesOf()).toEqual([['dropped']]));
  expect(join).toHaveBeenCalledOnce();
  again = stored('b');
  backgroundUploads.sendAgain(listBackgroundUploads()[0]?.id ?? '', 'b');
  await waitFor(() => expect(listBackgroundUploads()).toEqual([]));
  expect([sent, join.mock.calls.length]).toEqual([['b.jpg'], 2]);
});

it('what could not join says why, keeps what has arrived, and can be tried again or left out', async () => {
  const join = vi.fn<() => Promise<string | null>>(async () => 'It was deleted.');
  const end = hand(['a'], join);
  end('a', stored('a'));
  await waitFor(() => expect(listBackgroundUploads()[0]?.failure).toBe('It was deleted.'));
  expect(statesOf()).toEqual([['stored']]);
  backgroundUploads.joinAgain(listBackgroundUploads()[0]?.id ?? '');
  await waitFor(() => expect(join).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(listBackgroundUploads()[0]?.failure).toBe('It was deleted.'));
  backgroundUploads.leaveOut(listBackgroundUploads()[0]?.id ?? '');
  expect(listBackgroundUploads()).toEqual([]);
});

it('while a form of the record is open nothing joins it, and everything once the last is closed', async () => {
  const join = vi.fn(async () => null);
  const close = [backgroundUploads.holdJoins('open'), backgroundUploads.holdJoins('open')];
  const end = hand(['a'], join, 'open');
  end('a', stored('a'));
  await waitFor(() => expect(statesOf()).toEqual([['stored']]));
  close[0]?.();
  expect(join).not.toHaveBeenCalled();
  close[1]?.();
  await waitFor(() => expect(listBackgroundUploads()).toEqual([]));
  expect(join).toHaveBeenCalledOnce();
});
