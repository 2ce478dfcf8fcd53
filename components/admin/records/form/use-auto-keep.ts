'use client';

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { keepUnsavedWork, newRecordId, removeUnsavedWork } from '../../session/unsaved-work';

const keepDelayMs = 400;

/** Also saves when an unblockable navigation removes the form. Returns a function that saves the current values at once. */
export function useAutoKeep(hasUnsaved: boolean, keep: () => void): () => void {
  useEffect(() => {
    if (!hasUnsaved) return;
    const timer = setTimeout(keep, keepDelayMs);
    return () => clearTimeout(timer);
  }, [hasUnsaved, keep]);

  const latest = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    latest.current = hasUnsaved ? keep : null;
  }, [hasUnsaved, keep]);
  const keepNow = useCallback(() => latest.current?.(), []);
  useEffect(() => keepNow, [keepNow]);
  return keepNow;
}

export function useUnsavedChoice<T>(kind: string, title: string, content: T | null): () => void {
  const hasAny = content !== null;
  const keep = useCallback(() => {
    if (content !== null) keepUnsavedWork(kind, newRecordId, title, content);
  }, [kind, title, content]);
  const keepNow = useAutoKeep(hasAny, keep);

  const hadAny = useRef(false);
  useEffect(() => {
    if (hadAny.current && !hasAny) removeUnsavedWork(kind, newRecordId);
    hadAny.current = hasAny;
  }, [kind, hasAny]);
  return keepNow;
}
