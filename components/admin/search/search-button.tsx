'use client';

import { Search } from 'lucide-react';
import { openSearch } from './open-search';

export function SearchButton({ onOpen }: { onOpen?: (() => void) | undefined }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        onOpen?.();
        openSearch();
      }}
      className="mx-3 mb-3 flex h-11 items-center gap-2.5 rounded-[2px] border border-control bg-field px-2.5 text-ink-2 hover:border-ink hover:text-ink admin:h-9"
    >
      <Search size={16} strokeWidth={1.6} aria-hidden="true" />
      <span className="flex-1 whitespace-nowrap text-left admin:text-[13px]">Search everything</span>
      <span
        aria-hidden="true"
        className="hidden rounded-[2px] border border-line px-1.5 text-[11px] leading-4 admin:inline"
      >
        Ctrl K
      </span>
    </button>
  );
}
