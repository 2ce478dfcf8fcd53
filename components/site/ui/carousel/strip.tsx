'use client';

import { type ReactNode, useState } from 'react';
import { PauseIcon, PlayIcon } from '@/components/site/ui/icons';

type StripProps = {
  heading: ReactNode;
  pauseLabel: string;
  playLabel: string;
  children: ReactNode;
};

/** HOME-5, BRAND-1. */
export function Strip({ heading, pauseLabel, playLabel, children }: StripProps) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <div className="strip" data-paused={isPaused || undefined}>
      <div className="page-x flex items-center justify-between gap-6">
        {heading}
        <button
          type="button"
          onClick={() => setIsPaused(!isPaused)}
          aria-label={isPaused ? playLabel : pauseLabel}
          className="strip-pause -mr-3 grid size-11 place-items-center hover:text-terra"
        >
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </button>
      </div>
      {children}
    </div>
  );
}
