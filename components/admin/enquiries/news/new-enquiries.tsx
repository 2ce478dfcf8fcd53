'use client';

import { ArrowUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { leaveExpiredSession } from '@/components/admin/session/session-expired';
import { formatAgo } from '@/lib/shared/time/local-day';
import { useNews } from './news';
import { RefreshOnNews } from './refresh-on-news';

/** The list never moves by itself, unless it is empty. */
export function NewEnquiries({ newestAt, isEmpty }: { newestAt: string; isEmpty: boolean }) {
  const router = useRouter();
  const news = useNews();
  const isSignedOut = news?.isSignedOut === true;
  useEffect(() => {
    if (isSignedOut) void leaveExpiredSession();
  }, [isSignedOut]);
  if (isEmpty) return <RefreshOnNews newestAt={newestAt} />;

  const found = news?.newest.filter(({ createdAt }) => createdAt > newestAt) ?? [];
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
