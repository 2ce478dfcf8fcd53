import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { VisitDetail } from '@/components/admin/visits/visit-detail';
import { findEnquiry } from '@/lib/domain/enquiries/queries';
import { findVisit, listChoices, withLink } from '@/lib/domain/visits/queries';
import { requireSalesPage } from '@/lib/server/auth/page';

export const metadata: Metadata = { title: 'Visits' };

export default async function VisitPage({ params }: PageProps<'/admin/visits/[id]'>) {
  const sales = await requireSalesPage();
  const visit = await findVisit(sales, (await params).id);
  const enquiry = visit && (await findEnquiry(sales, visit.enquiry._id));
  if (!visit || !enquiry) notFound();
  const days = await listChoices(sales, visit.project._id);
  return <VisitDetail visit={withLink(visit)} enquiry={enquiry} days={days} now={new Date()} />;
}
