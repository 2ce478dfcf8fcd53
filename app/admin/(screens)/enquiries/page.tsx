import type { Metadata } from 'next';
import { EnquiryDetail } from '@/components/admin/enquiries/enquiry-detail';
import { Inbox } from '@/components/admin/enquiries/inbox';
import { toSearch } from '@/components/admin/enquiries/inbox-query';
import { readInbox } from '@/lib/domain/enquiries/inbox';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { requireStaffPage } from '@/lib/server/auth/page';
import { isAdmin } from '@/lib/server/auth/viewer';

export const metadata: Metadata = { title: 'Enquiries' };

export default async function EnquiriesPage({ searchParams }: PageProps<'/admin/enquiries'>) {
  const staff = await requireStaffPage();
  const inbox = await readInbox(staff, await searchParams);
  const [first] = inbox.enquiries;
  const enquiry = first && (await findEnquiry(staff, first._id));
  const now = new Date();
  return (
    <Inbox inbox={inbox} currentId={first?._id} isDetail={false} now={now}>
      {enquiry && (
        <EnquiryDetail
          key={enquiry._id}
          enquiry={enquiry}
          people={inbox.options.people}
          own={{ id: staff.userId, isAdmin: isAdmin(staff) }}
          search={toSearch(inbox.query)}
          now={now}
        />
      )}
    </Inbox>
  );
}
