import type { Metadata } from 'next';
import { SourceReportScreen } from '@/components/admin/enquiries/report/source-report-screen';
import { readMonth } from '@/lib/domain/enquiries/reports/month';
import { listSourceReport } from '@/lib/domain/enquiries/reports/source-report';
import { requireSalesPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';

export const metadata: Metadata = { title: 'Figures by source' };

export default async function SourceReportPage({
  searchParams,
}: PageProps<'/admin/enquiries/figures/sources'>) {
  const sales = await requireSalesPage();
  const chosen = readMonth(await searchParams, new Date());
  return (
    <SourceReportScreen
      {...chosen}
      figures={await listSourceReport(sales, chosen.month)}
      isAdmin={hasRole(sales, 'admin')}
    />
  );
}
