import { CalendarPlus } from 'lucide-react';
import type { Route } from 'next';
import { IntentLink } from '@/components/shared/intent-link';

export const AddVisitLink = ({ enquiryId }: { enquiryId: string }) => (
  <p className="print:hidden">
    <IntentLink
      href={`/admin/visits/new?enquiry=${enquiryId}` as Route}
      className="inline-flex h-11 items-center gap-2 rounded-[2px] border border-control bg-field px-3 font-semibold hover:border-ink hover:bg-sand admin:h-9"
    >
      <CalendarPlus size={16} strokeWidth={1.6} aria-hidden="true" />
      Add visit
    </IntentLink>
  </p>
);
