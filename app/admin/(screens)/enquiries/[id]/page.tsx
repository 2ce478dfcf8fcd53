import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EnquiryDetail } from '@/components/admin/enquiries/enquiry/enquiry-detail';
import { Inbox } from '@/components/admin/enquiries/inbox/inbox';
import { toSearch } from '@/components/admin/enquiries/inbox-query';
import { RememberOpened } from '@/components/admin/search/remember-opened';
import { EnquiryVisits } from '@/components/admin/visits/enquiry-visits';
import { salesHome } from '@/lib/content/nav';
import { readInbox } from '@/lib/domain/enquiries/inbox/inbox';
import { listReadyAnswers } from '@/lib/domain/enquiries/inbox/ready-answers';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { listVisitsOf } from '@/lib/domain/visits/queries';
import { requireSalesPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';
import { readListView } from '@/lib/server/list-view';
import { readSla } from '@/lib/shared/enquiries/read-sla';

export const metadata: Metadata = { title: 'Enquiries' };

export default async function EnquiryPage({ params, searchParams }: PageProps<'/admin/enquiries/[id]'>) {
  const sales = await requireSalesPage();
  const { id } = await params;
  const [inbox, enquiry] = await Promise.all([
    readInbox(sales, await searchParams, await readListView('enquiries')),
    findEnquiry(sales, id),
  ]);
  if (!enquiry) notFound();
  const [answers, visits] = await Promise.all([listReadyAnswers(sales, enquiry), listVisitsOf(sales, id)]);
  const now = new Date();
  return (
    <Inbox inbox={inbox} currentId={id} isDetail now={now}>
      <RememberOpened name={enquiry.title} href={`${salesHome}/${id}`} />
      <EnquiryDetail
        key={id}
        enquiry={enquiry}
        people={inbox.options.people}
        own={{ id: sales.userId, isAdmin: hasRole(sales, 'admin') }}
        search={toSearch(inbox.query, { page: inbox.query.page })}
        now={now}
        answers={answers}
        visits={<EnquiryVisits enquiryId={enquiry._id} visits={visits} now={now} />}
        mark={enquiry.answerBy === null ? null : readSla(enquiry.answerBy, inbox.calendar, now)}
      />
    </Inbox>
  );
}
