'use client';

import { RotateCw } from 'lucide-react';
import { Button } from '@/components/admin/ui/button';
import { Reference } from '@/components/shared/reference';
import { messages } from '@/lib/content/messages';

export type Thrown = { error: { digest?: string }; reset: () => void };

/** What stands in for a page whose data cannot be read just now. Nobody is signed out by it. */
export function Unavailable({ error, reset }: Thrown) {
  return (
    <div role="alert" className="flex flex-col items-start gap-5">
      <div>
        <h1 className="font-semibold text-2xl tracking-[-0.015em]">{messages.admin.unavailable}</h1>
        <p className="mt-2 max-w-[52ch] text-stone">{messages.admin.unavailableHint}</p>
        <Reference value={error.digest} />
      </div>
      <Button
        onClick={() => {
          // The failed page is rendered on the server: only a new request can mend it.
          reset();
          location.reload();
        }}
      >
        <RotateCw size={16} strokeWidth={1.6} aria-hidden="true" />
        Try again
      </Button>
    </div>
  );
}
