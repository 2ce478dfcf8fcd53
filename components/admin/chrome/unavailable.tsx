'use client';

import { RotateCw } from 'lucide-react';
import { reloadPage } from '@/components/admin/session/session-expired';
import { isChunkError, useStaleTab } from '@/components/admin/session/stale-tab';
import { Button } from '@/components/admin/ui/button';
import { Reference } from '@/components/shared/reference';
import { messages } from '@/lib/content/messages';
import { staleTab } from '@/lib/content/stale-tab';

export type Thrown = { error: { digest?: string }; reset: () => void };

const stale = { title: staleTab.title, hint: staleTab.hint, label: staleTab.reload };

export function Unavailable({ error, reset }: Thrown) {
  const { unavailable, unavailableHint } = messages.admin;
  const isStale = useStaleTab(error);
  const hint = isChunkError(error) ? staleTab.scriptMissing : unavailableHint;
  const said = isStale ? stale : { title: unavailable, hint, label: 'Try again' };
  return (
    <div role="alert" className="flex flex-col items-start gap-5">
      <div>
        <h1 className="font-semibold text-2xl tracking-[-0.015em]">{said.title}</h1>
        <p className="mt-2 max-w-[52ch] text-stone">{said.hint}</p>
        <Reference value={error.digest} />
      </div>
      <Button
        onClick={() => {
          if (isStale) return reloadPage();
          // The server rendered the failure: only a new request can fix it.
          reset();
          location.reload();
        }}
      >
        <RotateCw size={16} strokeWidth={1.6} aria-hidden="true" />
        {said.label}
      </Button>
    </div>
  );
}
