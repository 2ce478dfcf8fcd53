'use client';

import { useNews } from './news';

export function NewCount({ count }: { count: number }) {
  const shown = useNews()?.newCount ?? count;
  return (
    <span aria-live="polite" className="ml-auto">
      {shown > 0 && (
        <span className="rounded-full bg-ink px-1.5 font-semibold text-[13px] text-white leading-5 admin:text-xs admin:leading-[18px]">
          {shown}
          <span className="sr-only"> new</span>
        </span>
      )}
    </span>
  );
}
