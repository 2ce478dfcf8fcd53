import { ListChecks } from 'lucide-react';
import Link from 'next/link';
import { DismissLaunchNotice } from './dismiss-launch-notice';

/** One line on every screen while something is missing that visitors would notice, until it is put away. */
export function LaunchNotice({ gaps }: { gaps: string[] }) {
  if (gaps.length === 0) return null;
  return (
    <aside
      aria-label="Before visitors are invited"
      className="launch-notice flex items-center gap-2.5 border-hairline border-b bg-warning-tint px-4 text-[14px] text-warning leading-5 print:hidden admin:px-6 admin:text-[13px] wide:px-10"
    >
      <ListChecks size={15} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        <Link href="/admin/launch" className="underline underline-offset-2">
          Not ready for visitors: {gaps.length} {gaps.length === 1 ? 'thing' : 'things'} to do
        </Link>
      </p>
      <DismissLaunchNotice gaps={gaps} />
    </aside>
  );
}
