'use client';

import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { DirectUploads } from './direct-uploads';
import { droppedAt, type Outcome } from './outcome';

type Listed = { key: string; previewUrl?: string | null };

function release({ previewUrl }: Listed): void {
  if (previewUrl) URL.revokeObjectURL(previewUrl);
}

/** The chosen files of a form, and what sends them: each travels alone, and one that fails leaves the others as they are. */
export function useUploadList<T extends Listed>(initial: T[]) {
  const [items, setItems] = useState(initial);
  const { forAll: isDirect } = useContext(DirectUploads);
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
    };
  }, []);

  const change = useCallback((key: string, toNext: (item: T) => T) => {
    const apply = (item: T) => {
      const next = toNext(item);
      if (!next.previewUrl) release(item);
      return next;
    };
    setItems((current) => current.map((item) => (item.key === key ? apply(item) : item)));
  }, []);

  const remove = useCallback((keys: string[]) => {
    for (const key of keys) running.current.get(key)?.abort();
    setItems((current) => {
      for (const item of current) if (keys.includes(item.key)) release(item);
      return current.filter(({ key }) => !keys.includes(key));
    });
  }, []);

  /** Null when the file was taken out or the form left meanwhile. */
  const send = useCallback(
    async (key: string, file: File, onProgress: (sentBytes: number) => void): Promise<Outcome | null> => {
      const upload = new AbortController();
      running.current.set(key, upload);
      const sending = { isDirect, signal: upload.signal, onProgress };
      // What sends comes with the first file: screens that only may take one stay light.
      const outcome = await import('./send-picture').then(
        ({ sendPicture }) => sendPicture(file, sending),
        () => droppedAt(0),
      );
      running.current.delete(key);
      return upload.signal.aborted ? null : outcome;
    },
    [isDirect],
  );

  return { items, setItems, change, remove, send };
}
