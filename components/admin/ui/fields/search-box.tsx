'use client';

import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';

function useSlashKey(focus: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

type SearchBoxProps = { label: string; value: string; onChange: (value: string) => void };

export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const search = useRef<HTMLInputElement>(null);
  useSlashKey(() => search.current?.focus());
  return (
    <div className="relative flex-1 wide:max-w-[300px]">
      <Search
        size={16}
        strokeWidth={1.6}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-2"
      />
      <input
        ref={search}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="admin-field px-9!"
      />
      <span
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 hidden rounded-[2px] border border-line px-1.5 font-sans text-[12px] text-stone leading-[18px] wide:block"
      >
        /
      </span>
    </div>
  );
}
