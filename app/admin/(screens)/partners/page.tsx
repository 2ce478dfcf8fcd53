import type { Metadata } from 'next';
import { PartnersScreen } from '@/components/admin/partners/partners-screen';
import { listNamedOf, listPartners } from '@/lib/domain/partners/queries';
import { readOpenForms } from '@/lib/domain/settings/queries';
import { requireAdminPage } from '@/lib/server/auth/page';

export const metadata: Metadata = { title: 'Partners' };

export default async function PartnersPage({ searchParams }: PageProps<'/admin/partners'>) {
  const admin = await requireAdminPage();
  const { partner: asked } = await searchParams;
  const [partners, { partner: isOnWebsite }] = await Promise.all([listPartners(admin), readOpenForms()]);
  const decided = partners.filter(({ state }) => state !== 'asks');
  const partner = decided.find(({ _id }) => _id === asked) ?? decided[0];
  const open = partner ? { partner, named: await listNamedOf(admin, partner) } : null;
  return <PartnersScreen partners={partners} open={open} isOnWebsite={isOnWebsite} />;
}
