import type { Metadata } from 'next';
import { EnquiryDetail } from '@/components/admin/enquiries/enquiry-detail';
import { Inbox } from '@/components/admin/enquiries/inbox';
import { toSearch } from '@/components/admin/enquiries/inbox-query';
import { readInbox } from '@/lib/domain/enquiries/inbox';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { listReadyAnswers } from '@/lib/domain/enquiries/ready-answers';
import { requireSalesPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';

export const metadata: Metadata = { title: 'Enquiries' };

export default async function EnquiriesPage({ searchParams }: PageProps<'/admin/enquiries'>) {
  const sales = await requireSalesPage();
  const inbox = await readInbox(sales, await searchParams);
  const [first] = inbox.enquiries;
  const enquiry = first && (await findEnquiry(sales, first._id));
  const answers = enquiry ? await listReadyAnswers(sales, enquiry) : [];
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
        />
      )}
    </Inbox>
  );
}
