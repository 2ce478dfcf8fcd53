'use client';

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { keepUnsavedWork, newRecordId, removeUnsavedWork } from '../session/unsaved-work';

const keepDelayMs = 400;

/**
 * Puts unsaved work aside soon after each change, and when a step that no question could hold takes the form away. Answers
 * what puts it aside at once, as it stands when that is called.
 */
export function useKeeping(hasUnsaved: boolean, keep: () => void): () => void {
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

/**
 * Keeps what was chosen on a screen and not added yet, while there is any. Answers what puts it aside at once, as it stands
 * when that is called.
 */
export function useUnsavedChoice<T>(kind: string, title: string, content: T | null): () => void {
  const hasAny = content !== null;
  const keep = useCallback(() => {
    if (content !== null) keepUnsavedWork(kind, newRecordId, title, content);
  }, [kind, title, content]);
  const keepNow = useKeeping(hasAny, keep);

  const hadAny = useRef(false);
  useEffect(() => {
    if (hadAny.current && !hasAny) removeUnsavedWork(kind, newRecordId);
    hadAny.current = hasAny;
  }, [kind, hasAny]);
  return keepNow;
}
