import type { Metadata } from 'next';
import { AssignmentScreen } from '@/components/admin/enquiries/assignment/assignment-screen';
import { getRotationOverview } from '@/lib/domain/assignment/queries';
import { listAllProjects } from '@/lib/domain/enquiries/inbox/queries';
import { listSourceNames } from '@/lib/domain/sources/queries';
import { requireSalesPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';
import { toDay } from '@/lib/shared/time/local-day';

export const metadata: Metadata = { title: 'Lead allotment and response time' };

export default async function AssignmentPage() {
  const sales = await requireSalesPage();
  const isAdmin = hasRole(sales, 'admin');
  const now = new Date();
  const [data, sources, projects] = await Promise.all([
    getRotationOverview(sales, now),
    hasRole(sales, 'admin') ? listSourceNames(sales) : [],
    isAdmin ? listAllProjects(sales) : [],
  ]);
  return (
    <AssignmentScreen
      data={data}
      sources={sources}
      projects={projects}
      isAdmin={isAdmin}
      today={toDay(now)}
    />
  );
}
