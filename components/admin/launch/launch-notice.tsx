'use client';

import { ArrowLeft, ListChecks } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { fromLaunch } from '@/lib/content/admin/launch';
import type { LaunchGaps } from '@/lib/domain/launch/dto';
import { DismissLaunchNotice } from './dismiss-launch-notice';
import { useFocusOfAddress } from './use-focus-of-address';

const look =
  'launch-notice flex items-center gap-2.5 border-hairline border-b bg-warning-tint px-4 text-[14px] text-warning leading-5 print:hidden admin:px-6 admin:text-[13px] wide:px-10';

/**
 * One line on every screen while something is missing that visitors would notice, until it is put away.
 * Where the list has led to, the line leads back to it.
 */
export function LaunchNotice({ gaps: { ids, isDismissed } }: { gaps: LaunchGaps }) {
  const isFromList = useSearchParams().get(fromLaunch.name) === fromLaunch.value;
  useFocusOfAddress();
  const count = ids.length;
  if (isFromList)
    return (
      <nav aria-label="Ready to launch" className={`${look} sticky top-14 z-[9] h-11 admin:top-0 admin:h-9`}>
        <ArrowLeft size={15} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
        <Link href="/admin/launch" className="flex h-full items-center underline underline-offset-2">
          Back to the list, {count === 0 ? 'everything is done' : `${count} left`}
        </Link>
      </nav>
    );
  if (isDismissed) return null;
  return (
    <aside aria-label="Before visitors are invited" className={look}>
      <ListChecks size={15} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        <Link href="/admin/launch" className="underline underline-offset-2">
          Not ready for visitors: {count} {count === 1 ? 'thing' : 'things'} to do
        </Link>
      </p>
      <DismissLaunchNotice gaps={ids} />
    </aside>
  );
}
