import { toEnded } from '../ended';
import { isStored, type PictureItem, type StoredItem } from '../items';
import { startUpload, type Upload } from '../upload';
import type { HandedOn } from '../use-pictures';
import {
  type BackgroundUpload,
  listBackgroundUploads,
  notifyJoined,
  setBackgroundUploads,
} from './background-upload-list';

/** Resolves to null on success, else to the reason. */
export type Join = (arrived: StoredItem[]) => Promise<string | null>;

type Work = { join: Join; isDirect: boolean };

const works = new Map<string, Work>();
/** Open forms per record: a join during an edit would cause a conflict in the form. */
const openForms = new Map<string, number>();

const find = (id: string) => listBackgroundUploads().find((each) => each.id === id);

const update = (id: string, toNext: (pending: BackgroundUpload) => BackgroundUpload) =>
  setBackgroundUploads(listBackgroundUploads().map((each) => (each.id === id ? toNext(each) : each)));

const changeItem = (id: string, key: string, toNext: (item: PictureItem) => PictureItem) =>
  update(id, (pending) => ({
    ...pending,
    items: pending.items.map((item) => (item.key === key ? toNext(item) : item)),
  }));

function without(pending: BackgroundUpload, keys: readonly string[]): BackgroundUpload {
  return { ...pending, items: pending.items.filter(({ key }) => !keys.includes(key)) };
}

function drop(id: string): void {
  works.delete(id);
  setBackgroundUploads(listBackgroundUploads().filter((each) => each.id !== id));
}

/** All pictures of one save join together at the end: one version instead of many. */
async function settle(id: string): Promise<void> {
  const pending = find(id);
  const work = works.get(id);
  if (!pending || !work || pending.isJoining || pending.failure !== null) return;
  if (pending.items.some(({ state }) => state === 'sending') || openForms.has(pending.recordId)) return;
  const arrived = pending.items.filter(isStored);
  if (arrived.length > 0) {
    update(id, (each) => ({ ...each, isJoining: true }));
    const failure = await work.join(arrived);
    const keys = failure === null ? arrived.map(({ key }) => key) : [];
    update(id, (each) => ({ ...without(each, keys), isJoining: false, failure }));
    if (failure === null) notifyJoined(pending.name, arrived.length);
  }
  if (find(id)?.items.length === 0) drop(id);
}

async function follow(id: string, key: string, file: File, upload: Upload): Promise<void> {
  upload.watch((sentBytes) =>
    changeItem(id, key, (item) => (item.state === 'sending' ? { ...item, sentBytes } : item)),
  );
  const outcome = await upload.outcome;
  changeItem(id, key, (item) => {
    const ended = toEnded(item, file, outcome);
    if (item.previewUrl && !ended.previewUrl) URL.revokeObjectURL(item.previewUrl);
    return ended;
  });
  await settle(id);
}

export function sendOn(
  { items, uploads, isDirect }: HandedOn,
  { recordId, name, join }: { recordId: string; name: string; join: Join },
): void {
  const id = crypto.randomUUID();
  works.set(id, { join, isDirect });
  setBackgroundUploads([
    ...listBackgroundUploads(),
    { id, recordId, name, items, isJoining: false, failure: null },
  ]);
  for (const item of items) {
    const upload = uploads.get(item.key);
    if (item.state === 'sending')
      void follow(id, item.key, item.file, upload ?? startUpload(item.file, isDirect));
  }
  void settle(id);
}

export function sendAgain(id: string, key: string): void {
  const item = find(id)?.items.find((each) => each.key === key);
  const work = works.get(id);
  if (item?.state !== 'dropped' || !work) return;
  const { reason: _reason, ...rest } = item;
  changeItem(id, key, () => ({ ...rest, state: 'sending', sentBytes: 0 }));
  void follow(id, key, item.file, startUpload(item.file, work.isDirect));
}

export function joinAgain(id: string): void {
  update(id, (each) => ({ ...each, failure: null }));
  void settle(id);
}

export function leaveOut(id: string): void {
  update(id, (each) => ({
    ...each,
    failure: null,
    items:
      each.failure === null
        ? each.items.filter(({ state }) => state === 'sending' || state === 'stored')
        : [],
  }));
  if (find(id)?.items.length === 0) drop(id);
}

export function holdJoins(recordId: string): () => void {
  openForms.set(recordId, (openForms.get(recordId) ?? 0) + 1);
  return () => {
    const left = (openForms.get(recordId) ?? 1) - 1;
    if (left > 0) openForms.set(recordId, left);
    else openForms.delete(recordId);
    for (const { id } of listBackgroundUploads()) void settle(id);
  };
}
