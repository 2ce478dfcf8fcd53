'use client';

import { useStaleTab } from '@/components/admin/session/stale-tab';
import { messages } from '@/lib/content/messages';
import { staleTab } from '@/lib/content/stale-tab';
import { ReloadButton } from './reload-button';

/** The page of a form that failed without an answer. */
export function AuthFailure({ error }: { error: Error }) {
  const isStale = useStaleTab(error);
  return (
    <main className="flex min-h-dvh px-6 pt-16 pb-12 admin:items-center admin:justify-center admin:pt-12">
      <div role="alert" className="w-full admin:max-w-[400px]">
        <h1 className="font-semibold text-[26px] leading-8 tracking-[-0.015em]">
          {isStale ? staleTab.title : messages.somethingWrong}
        </h1>
        {isStale && <p className="mt-3 text-[15px] text-stone">{staleTab.formHint}</p>}
        <div className="mt-4">
          <ReloadButton />
        </div>
      </div>
    </main>
  );
}
