import { ArrowLeft, ListChecks } from 'lucide-react';
import { IntentLink } from '@/components/shared/intent-link';
import type { LaunchGaps } from '@/lib/domain/launch/dto';
import { DismissLaunchNotice } from './dismiss-launch-notice';

const look =
  'launch-notice flex items-center gap-2.5 border-hairline border-b bg-warning-tint px-4 text-[14px] text-warning leading-5 print:hidden admin:px-6 admin:text-[13px] wide:px-10';

export function BackToLaunch({ count }: { count: number }) {
  return (
    <nav
      aria-label="Ready to launch"
      className={`${look} top-14 z-[9] h-11 [@media(min-height:481px)]:sticky admin:top-0 admin:h-9`}
    >
      <ArrowLeft size={15} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <IntentLink href="/admin/launch" className="flex h-full items-center underline underline-offset-2">
        Back to the list, {count === 0 ? 'everything is done' : `${count} left`}
      </IntentLink>
    </nav>
  );
}

export function LaunchNotice({ ids }: Pick<LaunchGaps, 'ids'>) {
  const count = ids.length;
  return (
    <aside aria-label="Before visitors are invited" className={`frame-bar ${look}`}>
      <ListChecks size={15} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        <IntentLink href="/admin/launch" className="underline underline-offset-2">
          Not ready for visitors: {count} {count === 1 ? 'thing' : 'things'} to do
        </IntentLink>
      </p>
      <DismissLaunchNotice gaps={ids} />
    </aside>
  );
}
