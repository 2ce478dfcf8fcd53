'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadLimits } from '@/lib/content/limits';
import { findRefusal, isStored, type PictureItem } from './items';
import { sendPicture } from './send-picture';

export type Pictures = {
  items: PictureItem[];
  sendingCount: number;
  add: (files: File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  move: (fromKey: string, toKey: string) => void;
  setAlt: (key: string, alt: string) => void;
  reset: (items: PictureItem[]) => void;
};

function release(item: PictureItem | undefined): void {
  if (item && 'previewUrl' in item) URL.revokeObjectURL(item.previewUrl);
}

/** The pictures of a form: each added file travels alone, and one that fails leaves the others as they are. */
export function usePictures(initial: PictureItem[]): Pictures {
  const [items, setItems] = useState(initial);
  const uploads = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.abort();
    };
  }, []);

  const replace = useCallback((key: string, change: (item: PictureItem) => PictureItem) => {
    setItems((current) => current.map((item) => (item.key === key ? change(item) : item)));
  }, []);

  const send = useCallback(
    async (key: string, file: File) => {
      const upload = new AbortController();
      uploads.current.set(key, upload);
      const outcome = await sendPicture(file, {
        signal: upload.signal,
        onProgress: (sentBytes) =>
          replace(key, (item) => (item.state === 'sending' ? { ...item, sentBytes } : item)),
      });
      uploads.current.delete(key);
      if (upload.signal.aborted) return;
      replace(key, (item) => {
        const { alt, fileName } = item;
        const previewUrl = 'previewUrl' in item ? item.previewUrl : '';
        if (outcome.kind === 'dropped')
          return { key, alt, fileName, state: 'dropped', file, previewUrl, reason: outcome.reason };
        if (outcome.kind === 'signed-out') return item;
        release(item);
        if (outcome.kind === 'refused')
          return { key, alt, fileName, state: 'refused', reason: outcome.reason };
        return { key, alt, fileName, state: 'stored', picture: outcome.picture };
      });
    },
    [replace],
  );

  const add = useCallback(
    (files: File[]) => {
      const room = uploadLimits.maxCount - items.filter((item) => item.state !== 'refused').length;
      let taken = 0;
      const added = files.map((file): PictureItem => {
        const key = crypto.randomUUID();
        const named = { key, alt: '', fileName: file.name };
        const refusal = findRefusal(file);
        if (refusal) return { ...named, state: 'refused', reason: refusal };
        taken += 1;
        if (taken > room) {
          return {
            ...named,
            state: 'refused',
            reason: `At most ${uploadLimits.maxCount} pictures are kept.`,
          };
        }
        return { ...named, state: 'sending', file, previewUrl: URL.createObjectURL(file), sentBytes: 0 };
      });
      setItems((current) => [...current, ...added]);
      for (const item of added) if (item.state === 'sending') void send(item.key, item.file);
    },
    [items, send],
  );

  const retry = useCallback(
    (key: string) => {
      const item = items.find((candidate) => candidate.key === key);
      if (item?.state !== 'dropped') return;
      const { reason: _reason, ...rest } = item;
      replace(key, () => ({ ...rest, state: 'sending', sentBytes: 0 }));
      void send(key, item.file);
    },
    [items, replace, send],
  );

  const remove = useCallback(
    (key: string) => {
      uploads.current.get(key)?.abort();
      release(items.find((item) => item.key === key));
      setItems((current) => current.filter((item) => item.key !== key));
    },
    [items],
  );

  const move = useCallback((fromKey: string, toKey: string) => {
    setItems((current) => {
      const moved = current.find(({ key }) => key === fromKey);
      const to = current.findIndex(({ key }) => key === toKey);
      if (!moved || to < 0) return current;
      const rest = current.filter((item) => item !== moved);
      return [...rest.slice(0, to), moved, ...rest.slice(to)];
    });
  }, []);

  const setAlt = useCallback(
    (key: string, alt: string) => replace(key, (item) => ({ ...item, alt })),
    [replace],
  );

  const sendingCount = items.filter(({ state }) => state === 'sending').length;
  return { items, sendingCount, add, retry, remove, move, setAlt, reset: setItems };
}

/** What a save names: the stored pictures in their order. */
export const toPictureRefs = (items: PictureItem[]) =>
  items.filter(isStored).map(({ picture, alt }) => ({ _id: picture._id, alt }));
