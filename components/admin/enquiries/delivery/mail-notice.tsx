import { Mail } from 'lucide-react';
import { IntentLink } from '@/components/shared/intent-link';

type MailNoticeProps = { isAdmin: boolean };

/** Stands above the search while nobody is notified of enquiries by mail. */
export function MailNotice({ isAdmin }: MailNoticeProps) {
  return (
    <div className="frame-bar mx-4 mt-2 flex items-center gap-2.5 rounded-[2px] border border-warning/30 bg-warning-tint px-3 py-1.5 text-[14px] text-warning admin:mx-5 admin:text-[13px]">
      <Mail size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 truncate">
        <strong className="font-semibold">Mail is not set up:</strong> nobody is told.{' '}
        {isAdmin && (
          <IntentLink href="/admin/enquiries/delivery" className="underline underline-offset-2">
            Set up
          </IntentLink>
        )}
      </p>
    </div>
  );
}
