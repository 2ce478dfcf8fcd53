import type { Metadata } from 'next';
import { GoogleStagesScreen } from '@/components/admin/enquiries/report/google-stages-screen';
import { countGoogleConversions } from '@/lib/domain/enquiries/reports/google-conversions';
import { readMonth } from '@/lib/domain/enquiries/reports/month';
import { requireSalesPage } from '@/lib/server/auth/page';

export const metadata: Metadata = { title: 'Google Ads conversions' };

export default async function GoogleStagesPage({
  searchParams,
}: PageProps<'/admin/enquiries/figures/google'>) {
  const sales = await requireSalesPage();
  const chosen = readMonth(await searchParams, new Date());
  return <GoogleStagesScreen {...chosen} stages={await countGoogleConversions(sales, chosen.month)} />;
}
