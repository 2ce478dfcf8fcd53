import { AdminBrandsScreen } from '@/components/admin/brands/admin-brands-screen';
import { listBrandsForAdmin } from '@/lib/domain/brands/queries';
import { listDrafts } from '@/lib/domain/drafts/queries';
import { findScheduleHint } from '@/lib/domain/drafts/schedule-hint';
import { requireAdminPage } from '@/lib/server/auth/page';

export default async function BrandsPage() {
  const admin = await requireAdminPage();
  const [brands, drafts] = await Promise.all([listBrandsForAdmin(admin), listDrafts(admin, 'brand')]);
  return <AdminBrandsScreen brands={brands} drafts={drafts} scheduleHint={findScheduleHint()} />;
}
