import type { Metadata } from 'next';
import { SubscribersScreen } from '@/components/admin/subscribers/subscribers-screen';
import { subscriberFilter } from '@/lib/domain/enquiries/schema';
import { listSubscribers } from '@/lib/domain/subscribers/queries';
import { requireStaffPage } from '@/lib/server/auth/page';
import { isAdmin } from '@/lib/server/auth/viewer';

export const metadata: Metadata = { title: 'Newsletter' };

export default async function NewsletterPage({ searchParams }: PageProps<'/admin/enquiries/newsletter'>) {
  const staff = await requireStaffPage();
  const { page } = await searchParams;
  const asked = subscriberFilter.safeParse({ page });
  const filter = asked.data ?? subscriberFilter.parse({});
  return <SubscribersScreen list={await listSubscribers(staff, filter)} isAdmin={isAdmin(staff)} />;
}
