'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { isLeavingAdmin } from '@/components/admin/session/session-expired';
import { toastSuccess } from '@/components/admin/ui/notices/toaster';
import { type Behind, listBehind, watchBehind, watchJoined } from './behind-list';
import { countText } from './count-text';

const none: readonly Behind[] = [];
const useBehind = () => useSyncExternalStore(watchBehind, listBehind, () => none);

/** Also warns before the tab closes while pictures are missing. */
export function BehindKeeper() {
  const router = useRouter();
  const isUnsettled = useBehind().some(({ items }) => items.some(({ state }) => state !== 'refused'));
  useEffect(
    () =>
      watchJoined((name, count) => {
        toastSuccess(`${countText(count)} ${count === 1 ? 'is' : 'are'} now with “${name}”.`);
        router.refresh();
      }),
    [router],
  );
  useEffect(() => {
    if (!isUnsettled) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeavingAdmin()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsettled]);
  return null;
}

// Loaded with the first picture only.
const BehindParts = dynamic(async () => (await import('./behind-parts')).BehindParts, { ssr: false });

export function BehindFrame({ className }: { className: string }) {
  const list = useBehind();
  if (list.length === 0) return null;
  return (
    <section aria-label="Pictures on their way" data-behind="" className={className}>
      <div role="status">
        <BehindParts list={list} />
      </div>
    </section>
  );
}
