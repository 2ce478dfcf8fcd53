'use client';

import { useEffect, useState } from 'react';

const pauseMs = 800;

type FollowUpTimeProps = { time: string; onChoose: (time: string) => void };

/** Waits for a pause, because every typed digit makes a valid time. */
export function FollowUpTime({ time, onChoose }: FollowUpTimeProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isNew = typed !== null && typed !== '' && typed !== time;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called is made anew with each rendering; the typing alone counts.
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => onChoose(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [isNew, typed]);

  return (
    <input
      type="time"
      aria-label="Time of the follow-up"
      step={300}
      value={typed ?? time}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (isNew) onChoose(typed);
        setTyped(null);
      }}
      className="admin-field w-auto! flex-[1_1_120px]"
    />
  );
}
