import { Mail } from 'lucide-react';
import Link from 'next/link';

type MailNoticeProps = { isAdmin: boolean };

/** Stands above the search while nobody is notified of enquiries by mail. */
export function MailNotice({ isAdmin }: MailNoticeProps) {
  return (
    <div className="mx-4 mt-3 flex items-start gap-3 rounded-[2px] border border-warning/30 bg-warning-tint px-3 py-2.5 text-warning admin:mx-5">
      <Mail size={16} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0" />
      <p>
        <strong className="font-semibold">Mail is not set up.</strong> Enquiries are kept here, nobody is told
        by mail.{' '}
        {isAdmin && (
          <Link href="/admin/enquiries/delivery" className="underline underline-offset-2">
            Set up
          </Link>
        )}
      </p>
    </div>
  );
}

/** On every screen, while notifications of enquiries have failed for too long. */
export function EnquiryAlarm({ count, isAdmin }: { count: number; isAdmin: boolean }) {
  if (count === 0) return null;
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 border-error/30 border-b bg-error-tint px-4 py-2.5 text-error admin:px-6 wide:px-10 print:hidden"
    >
      <Mail size={16} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0" />
      <p>
        <strong className="font-semibold">
          {count} {count === 1 ? 'enquiry' : 'enquiries'} could not be mailed to the team for 15 minutes.
        </strong>{' '}
        Nothing is lost:{' '}
        <Link href="/admin/enquiries" className="underline underline-offset-2">
          read them in the inbox
        </Link>
        {isAdmin && (
          <>
            {' '}
            and{' '}
            <Link href="/admin/enquiries/delivery" className="underline underline-offset-2">
              see what mail says
            </Link>
          </>
        )}
        .
      </p>
    </div>
  );
}
