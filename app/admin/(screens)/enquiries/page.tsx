import type { Metadata } from 'next';
import { EnquiryDetail } from '@/components/admin/enquiries/enquiry/enquiry-detail';
import { Inbox } from '@/components/admin/enquiries/inbox/inbox';
import { toSearch } from '@/components/admin/enquiries/inbox-query';
import { EnquiryVisits } from '@/components/admin/visits/enquiry-visits';
import { readInbox } from '@/lib/domain/enquiries/inbox/inbox';
import { listReadyAnswers } from '@/lib/domain/enquiries/inbox/ready-answers';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { listVisitsOf } from '@/lib/domain/visits/queries';
import { requireSalesPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';
import { readListView } from '@/lib/server/list-view';
import { readSla } from '@/lib/shared/enquiries/read-sla';

export const metadata: Metadata = { title: 'Enquiries' };

export default async function EnquiriesPage({ searchParams }: PageProps<'/admin/enquiries'>) {
  const sales = await requireSalesPage();
  const inbox = await readInbox(sales, await searchParams, await readListView('enquiries'));
  const [first] = inbox.enquiries;
  const enquiry = first && (await findEnquiry(sales, first._id));
  const [answers, visits] = enquiry
    ? await Promise.all([listReadyAnswers(sales, enquiry), listVisitsOf(sales, enquiry._id)])
    : [[], []];
  const now = new Date();
  return (
    <Inbox inbox={inbox} currentId={first?._id} isDetail={false} now={now}>
      {enquiry && (
        <EnquiryDetail
          key={enquiry._id}
          enquiry={enquiry}
          people={inbox.options.people}
          own={{ id: sales.userId, isAdmin: hasRole(sales, 'admin') }}
          search={toSearch(inbox.query)}
          now={now}
          answers={answers}
          visits={<EnquiryVisits enquiryId={enquiry._id} visits={visits} now={now} />}
          mark={enquiry.answerBy === null ? null : readSla(enquiry.answerBy, inbox.calendar, now)}
        />
      )}
    </Inbox>
  );
}
