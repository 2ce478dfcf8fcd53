'use client';

import type { KeyboardEvent, ReactNode } from 'react';

/** Up and Down move between the lines of a list; Enter follows one. */
export function ListKeys({ label, children }: { label: string; children: ReactNode }) {
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step];
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
