import { Mail } from 'lucide-react';
import { WarningLine } from '@/components/admin/ui/warning-line';
import { IntentLink } from '@/components/shared/intent-link';

type MailNoticeProps = { isAdmin: boolean };

export function MailNotice({ isAdmin }: MailNoticeProps) {
  return (
    <WarningLine icon={Mail} className="mx-4 mt-2 admin:mx-5">
      <p className="min-w-0 truncate">
        <strong className="font-semibold">Mail is not set up:</strong> nobody is notified.{' '}
        {isAdmin && (
          <IntentLink href="/admin/enquiries/delivery" className="underline underline-offset-2">
            Set up
          </IntentLink>
        )}
      </p>
    </WarningLine>
  );
}
