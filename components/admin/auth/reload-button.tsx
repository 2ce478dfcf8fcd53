'use client';

import { staleForm } from '@/lib/content/stale-form';

export function ReloadButton() {
  return (
    <button
      type="button"
      onClick={() => location.reload()}
      className="block py-1.5 font-semibold text-[15px] underline underline-offset-[3px]"
    >
      {staleForm.reload}
    </button>
  );
}
