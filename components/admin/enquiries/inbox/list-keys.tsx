'use client';

import type { KeyboardEvent, ReactNode } from 'react';

/** Up and Down move between the lines of a list, or between their boxes; Enter follows a line. */
export function ListKeys({ label, children }: { label: string; children: ReactNode }) {
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const focused = document.activeElement as HTMLElement;
    const kind = focused.closest('[data-tick]') ? '[data-tick] input' : '[data-row]';
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(kind)];
    const next = rows[rows.indexOf(focused) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul aria-label={label} onKeyDown={move}>
      {children}
    </ul>
  );
}
