'use client';

import { useEffect, useRef } from 'react';
import { publishNews } from './news';

const afterMs = 2_000;

type EnquiryNewsProps = {
  newCount: number;
  /** By the clock of the server. */
  at: string;
};

export function EnquiryNews({ newCount, at }: EnquiryNewsProps) {
  const since = useRef(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is rendered again knows better than an older answer, also when its number is the same.
  useEffect(() => publishNews({ newCount }), [newCount, at]);
  useEffect(() => {
    let stop = () => {};
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const plan = () => {
      timer = setTimeout(start, afterMs);
    };
    async function start(): Promise<void> {
      const loaded = await import('./watch-news').catch(() => null);
      if (isGone) return;
      if (loaded) stop = loaded.watchNews(since.current);
      else plan();
    }
    plan();
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return null;
}
