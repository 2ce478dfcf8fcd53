'use client';

import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { DirectUploads } from './direct-uploads';
import type { Outcome } from './outcome';
import { startUpload, type Upload } from './upload';

type Listed = { key: string; previewUrl?: string | null };

function release({ previewUrl }: Listed): void {
  if (previewUrl) URL.revokeObjectURL(previewUrl);
}

export function useUploadList<T extends Listed>(initial: T[]) {
  const [items, setItems] = useState(initial);
  const { forAll: isDirect } = useContext(DirectUploads);
  const running = useRef(new Map<string, Upload>());

  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.stop();
      uploads.clear();
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
    for (const key of keys) {
      running.current.get(key)?.stop();
      running.current.delete(key);
    }
    setItems((current) => {
      for (const item of current) if (keys.includes(item.key)) release(item);
      return current.filter(({ key }) => !keys.includes(key));
    });
  }, []);

  const send = useCallback(
    async (key: string, file: File, onProgress: (sentBytes: number) => void): Promise<Outcome | null> => {
      const upload = startUpload(file, isDirect);
      upload.watch(onProgress);
      running.current.set(key, upload);
      const outcome = await upload.outcome;
      return running.current.get(key) === upload && running.current.delete(key) ? outcome : null;
    },
    [isDirect],
  );

  const handOn = useCallback((keys: string[]) => {
    const uploads = new Map(
      keys.flatMap((key): [string, Upload][] => {
        const upload = running.current.get(key);
        return upload ? [[key, upload]] : [];
      }),
    );
    for (const key of keys) running.current.delete(key);
    setItems((current) => current.filter(({ key }) => !keys.includes(key)));
    return uploads;
  }, []);

  return { items, setItems, change, remove, send, handOn, isDirect };
}
