import { Mail } from 'lucide-react';
import { IntentLink } from '@/components/shared/intent-link';

export function EnquiryAlarm({ count, isAdmin }: { count: number; isAdmin: boolean }) {
  return (
    <div
      role="alert"
      className="frame-bar flex h-11 items-center gap-2.5 border-error/30 border-b bg-error-tint px-4 text-[14px] text-error leading-5 admin:h-9 admin:px-6 admin:text-[13px] wide:px-10 print:hidden"
    >
      <Mail size={15} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 truncate">
        <IntentLink href="/admin/enquiries" className="font-semibold underline underline-offset-2">
          {count} {count === 1 ? 'enquiry' : 'enquiries'} not mailed to the team
        </IntentLink>
        <span className="hidden admin:inline"> for 15 minutes. Nothing is lost: read them in the inbox.</span>
      </p>
      {isAdmin && (
        <IntentLink
          href="/admin/enquiries/delivery"
          className="ml-auto flex h-full shrink-0 items-center underline underline-offset-2"
        >
          Check mail delivery
        </IntentLink>
      )}
    </div>
  );
}
