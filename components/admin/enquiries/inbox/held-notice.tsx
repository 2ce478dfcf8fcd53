import { Ban } from 'lucide-react';
import { WarningLine } from '@/components/admin/ui/notices/warning-line';
import { IntentLink } from '@/components/shared/intent-link';
import type { HeldLately } from '@/lib/domain/enquiries/inbox/dto';
import { formatCount } from '@/lib/shared/numbers/format';
import { formatSpan } from '@/lib/shared/time/format-span';
import { toInboxPath } from '../inbox-query';

type HeldNoticeProps = { held: HeldLately; now: Date; className?: string };

function formatWait(since: string, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - new Date(since).getTime()) / 60_000));
  return formatSpan(minutes < 60 ? minutes : minutes - (minutes % 60));
}

/** No mail is sent for held enquiries. */
export function HeldNotice({ held: { count, oldestAt }, now, className = '' }: HeldNoticeProps) {
  const who = count === 1 ? '1 enquiry waits' : `${formatCount(count)} enquiries wait`;
  const since = `${count === 1 ? '' : 'the oldest '}for ${formatWait(oldestAt, now)}`;
  return (
    <WarningLine icon={Ban} className={className}>
      <p className="min-w-0">
        {who} under Spam, {since}.{' '}
        <IntentLink href={toInboxPath('?tab=spam')} className="font-semibold underline underline-offset-2">
          {count === 1 ? 'Look at it' : 'Look at them'}
        </IntentLink>
      </p>
    </WarningLine>
  );
}
