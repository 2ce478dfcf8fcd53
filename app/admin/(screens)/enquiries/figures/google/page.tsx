import type { Metadata } from 'next';
import { GoogleStagesScreen } from '@/components/admin/enquiries/report/google-stages-screen';
import { countGoogleStages } from '@/lib/domain/enquiries/figures/google';
import { readMonth } from '@/lib/domain/enquiries/figures/month';
import { requireSalesPage } from '@/lib/server/auth/page';

export const metadata: Metadata = { title: 'Stages for Google' };

export default async function GoogleStagesPage({
  searchParams,
}: PageProps<'/admin/enquiries/figures/google'>) {
  const sales = await requireSalesPage();
  const chosen = readMonth(await searchParams, new Date());
  return <GoogleStagesScreen {...chosen} stages={await countGoogleStages(sales, chosen.month)} />;
}
