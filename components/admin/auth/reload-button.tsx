'use client';

import { staleTab } from '@/lib/content/stale-tab';

export function ReloadButton() {
  return (
    <button
      type="button"
      onClick={() => location.reload()}
      className="block py-1.5 font-semibold text-[15px] underline underline-offset-[3px]"
    >
      {staleTab.reload}
    </button>
  );
}
