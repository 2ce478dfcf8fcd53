'use client';

import { useEffect, useRef } from 'react';
import { publishNews } from './news';

const afterMs = 2_000;

type EnquiryNewsProps = {
  newCount: number;
  /** When the page was rendered, by the clock of the server. */
  at: string;
};

/** On every screen: watches for new enquiries, soon after the page has come. */
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
      // Without a connection it is asked for again.
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
