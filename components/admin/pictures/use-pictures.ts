'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';
import { uploadLimits } from '@/lib/content/limits';
import type { FocalPoint } from '@/lib/shared/pictures/picture';
import { toEnded } from './ended';
import {
  findRefusal,
  isStored,
  type PictureCopy,
  type PictureItem,
  type PictureKind,
  toCopiedItem,
} from './items';
import type { Upload } from './upload';
import { useUploadList } from './use-upload-list';

export type Pictures = {
  items: PictureItem[];
  sendingCount: number;
  add: (files: File[], kind?: PictureKind) => void;
  room: number;
  addCopies: (copies: PictureCopy[], kind?: PictureKind) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  move: (fromKey: string, toKey: string) => void;
  setAlt: (key: string, alt: string) => void;
  setFocal: (key: string, focal: FocalPoint) => void;
  setSlot: (key: string, slot: string) => void;
  reset: (items: PictureItem[]) => void;
  handOnBut: (keys: ReadonlySet<string>) => HandedOn;
};

export type HandedOn = {
  items: PictureItem[];
  order: string[];
  uploads: Map<string, Upload>;
  isDirect: boolean;
};

export function usePictures(initial: PictureItem[]): Pictures {
  const { items, setItems, change, remove, send: sendFile, handOn, isDirect } = useUploadList(initial);

  const send = useCallback(
    async (key: string, file: File) => {
      const outcome = await sendFile(key, file, (sentBytes) =>
        change(key, (item) => (item.state === 'sending' ? { ...item, sentBytes } : item)),
      );
      if (!outcome) return;
      change(key, (item) => toEnded(item, file, outcome));
    },
    [change, sendFile],
  );

  const countOf = (hasSlot: boolean) =>
    items.filter((item) => item.state !== 'refused' && (item.slot !== undefined) === hasSlot).length;
  const [room, slottedRoom] = [false, true].map((hasSlot) => uploadLimits.maxCount - countOf(hasSlot)) as [
    number,
    number,
  ];

  const add = useCallback(
    (files: File[], kind: PictureKind = {}) => {
      let taken = 0;
      const added = files.map((file): PictureItem => {
        const key = crypto.randomUUID();
        const named = { key, alt: '', fileName: file.name, ...kind };
        const refusal = findRefusal(file);
        if (refusal) return { ...named, state: 'refused', reason: refusal };
        taken += 1;
        if (taken > (kind.slot === undefined ? room : slottedRoom)) {
          return {
            ...named,
            state: 'refused',
            reason: `At most ${uploadLimits.maxCount} pictures are allowed.`,
          };
        }
        return { ...named, state: 'sending', file, previewUrl: URL.createObjectURL(file), sentBytes: 0 };
      });
      setItems((current) => [...current, ...added]);
      for (const item of added) if (item.state === 'sending') void send(item.key, item.file);
    },
    [room, slottedRoom, send, setItems],
  );

  const addCopies = useCallback(
    (copies: PictureCopy[], kind: PictureKind = {}) =>
      setItems((current) => [...current, ...copies.map((copy) => toCopiedItem(copy, kind))]),
    [setItems],
  );

  const retry = useCallback(
    (key: string) => {
      const item = items.find((candidate) => candidate.key === key);
      if (item?.state !== 'dropped') return;
      const { reason: _reason, ...rest } = item;
      change(key, () => ({ ...rest, state: 'sending', sentBytes: 0 }));
      void send(key, item.file);
    },
    [items, change, send],
  );

  const move = useCallback(
    (fromKey: string, toKey: string) => {
      setItems((current) => {
        const moved = current.find(({ key }) => key === fromKey);
        const to = current.findIndex(({ key }) => key === toKey);
        if (!moved || to < 0) return current;
        const rest = current.filter((item) => item !== moved);
        return [...rest.slice(0, to), moved, ...rest.slice(to)];
      });
    },
    [setItems],
  );

  const setAlt = useCallback(
    (key: string, alt: string) => change(key, (item) => ({ ...item, alt })),
    [change],
  );

  const setFocal = useCallback(
    (key: string, focal: FocalPoint) =>
      change(key, (item) =>
        item.state === 'stored' ? { ...item, picture: { ...item.picture, focal } } : item,
      ),
    [change],
  );

  const setSlot = useCallback(
    (key: string, slot: string) => change(key, (item) => ({ ...item, slot })),
    [change],
  );

  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  }, [items]);
  const handOnBut = useCallback(
    (keys: ReadonlySet<string>): HandedOn => {
      const given = latest.current.filter(({ key }) => !keys.has(key));
      const order = latest.current.map(({ key }) => key);
      return { items: given, order, uploads: handOn(given.map(({ key }) => key)), isDirect };
    },
    [handOn, isDirect],
  );

  const sendingCount = items.filter(({ state }) => state === 'sending').length;
  return {
    items,
    sendingCount,
    add,
    room,
    addCopies,
    retry,
    remove: (key) => remove([key]),
    move,
    setAlt,
    setFocal,
    setSlot,
    reset: setItems,
    handOnBut,
  };
}

export const toPictureRefs = (items: PictureItem[]) =>
  items.filter(isStored).map(({ picture, alt, isLocation = false }) => ({
    _id: picture._id,
    alt,
    focal: picture.focal,
    isLocation,
  }));
