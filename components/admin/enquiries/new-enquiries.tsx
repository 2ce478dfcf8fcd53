'use client';

import { ArrowUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { leaveExpiredSession } from '@/components/admin/session/session-expired';
import type { Pulse } from '@/lib/domain/enquiries/dto';
import { formatAgo } from '@/lib/shared/local-day';

const everyMs = 15_000;

type New = Pulse['newest'];

async function listNewSince(newestAt: string): Promise<New> {
  const answer = await fetch('/api/admin/enquiries/pulse', { cache: 'no-store' });
  if (answer.status === 401) await leaveExpiredSession();
  if (!answer.ok) return [];
  const { newest } = (await answer.json()) as Pulse;
  return newest.filter(({ createdAt }) => createdAt > newestAt);
}

/** Waits for enquiries that are newer than the list, and says so in blue; the list itself never jumps. */
export function NewEnquiries({ newestAt }: { newestAt: string }) {
  const router = useRouter();
  const [found, setFound] = useState<New>([]);

  useEffect(() => {
    setFound([]);
    const ask = () => {
      if (document.visibilityState === 'visible')
        listNewSince(newestAt).then(setFound, () => {
          // Without the network there is no news; it is asked again.
        });
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [newestAt]);

  const [first] = found;
  return (
    <div role="status">
      {first && (
        <div className="flex min-h-11 items-center gap-2.5 border-focus/30 border-b bg-[#e8f0f3] pl-4 text-focus admin:min-h-9 admin:pl-[15px]">
          <ArrowUp size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
          <p className="min-w-0 flex-1 truncate admin:text-[13px]">
            <strong className="font-semibold">
              {found.length} new {found.length === 1 ? 'enquiry' : 'enquiries'}
            </strong>{' '}
            {first.name}, {formatAgo(first.createdAt, new Date()).replace(/^now$/, 'just now')}
          </p>
          <button
            type="button"
            onClick={() => router.refresh()}
            className="ring-inside h-11 px-4 font-semibold hover:underline admin:h-9 admin:text-[13px]"
          >
            Show
          </button>
        </div>
      )}
    </div>
  );
}
