import type { Metadata } from 'next';
import { SubscribersScreen } from '@/components/admin/subscribers/subscribers-screen';
import { listSubscribers } from '@/lib/domain/subscribers/queries';
import { subscriberFilter } from '@/lib/domain/subscribers/schema';
import { requireSalesPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';

export const metadata: Metadata = { title: 'Newsletter' };

export default async function NewsletterPage({ searchParams }: PageProps<'/admin/enquiries/newsletter'>) {
  const sales = await requireSalesPage();
  const { page, q } = await searchParams;
  const asked = subscriberFilter.safeParse({ page, ...(typeof q === 'string' && { q: q.slice(0, 200) }) });
  const filter = asked.data ?? subscriberFilter.parse({});
  const list = await listSubscribers(sales, filter);
  return <SubscribersScreen list={list} q={filter.q ?? ''} isAdmin={hasRole(sales, 'admin')} />;
}
