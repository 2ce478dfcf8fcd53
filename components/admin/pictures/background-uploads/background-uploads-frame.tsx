'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { isLeavingAdmin } from '@/components/admin/session/session-expired';
import { toastSuccess } from '@/components/admin/ui/notices/toaster';
import {
  type BackgroundUpload,
  listBackgroundUploads,
  watchBackgroundUploads,
  watchJoined,
} from './background-upload-list';
import { countText } from './count-text';

const none: readonly BackgroundUpload[] = [];
const useBackgroundUploads = () =>
  useSyncExternalStore(watchBackgroundUploads, listBackgroundUploads, () => none);

/** Also warns before the tab closes while pictures are missing. */
export function BackgroundUploadsWatcher() {
  const router = useRouter();
  const isUnsettled = useBackgroundUploads().some(({ items }) =>
    items.some(({ state }) => state !== 'refused'),
  );
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
const BackgroundUploadParts = dynamic(
  async () => (await import('./background-upload-parts')).BackgroundUploadParts,
  { ssr: false },
);

export function BackgroundUploadsFrame({ className }: { className: string }) {
  const list = useBackgroundUploads();
  if (list.length === 0) return null;
  return (
    <section aria-label="Pictures being sent" data-background-uploads="" className={className}>
      <div role="status">
        <BackgroundUploadParts list={list} />
      </div>
    </section>
  );
}
