import { UserRound } from 'lucide-react';
import { Moment } from '@/components/admin/ui/moment';
import type { KnownContact } from '@/lib/domain/contacts/dto';

export function KnownContactNote({ contact }: { contact: KnownContact | null }) {
  return (
    <div role="status" className="empty:hidden">
      {contact && (
        <p className="-mt-2 flex items-start gap-2 rounded-[2px] bg-sand px-3 py-2 text-ink-2 admin:text-[13px]">
          <UserRound size={15} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
          <span className="min-w-0 break-words">
            <strong className="font-semibold text-ink">{contact.name || 'This number'}</strong> is known:{' '}
            {contact.count} {contact.count === 1 ? 'enquiry' : 'enquiries'}, the last:{' '}
            <Moment at={contact.lastAt} isDay />. This one joins them.
          </span>
        </p>
      )}
    </div>
  );
}
