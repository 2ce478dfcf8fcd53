'use client';

import type { KeyboardEvent, ReactNode } from 'react';

export function ListKeys({ children }: { children: ReactNode }) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: its links and boxes have the focus, and do what they do without it.
    <div onKeyDown={move}>{children}</div>
  );
}
