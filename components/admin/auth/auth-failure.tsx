'use client';

import { useStaleTab } from '@/components/admin/session/stale-tab';
import { messages } from '@/lib/content/messages';
import { staleForm } from '@/lib/content/stale-form';
import { ReloadButton } from './reload-button';

export function AuthFailure({ error }: { error: Error }) {
  const isStale = useStaleTab(error);
  return (
    <main className="mx-auto max-w-[400px] px-6 pt-16">
      <div role="alert">
        <h1 className="font-semibold text-[26px] leading-8 tracking-[-0.015em]">
          {isStale ? staleForm.message : messages.somethingWrong}
        </h1>
        <ReloadButton />
      </div>
    </main>
  );
}
