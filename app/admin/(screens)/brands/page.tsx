import { AdminBrandsScreen } from '@/components/admin/brands/admin-brands-screen';
import { listBrandsForAdmin } from '@/lib/domain/brands/queries';
import { requireAdminPage } from '@/lib/server/auth/page';

export default async function BrandsPage() {
  return <AdminBrandsScreen brands={await listBrandsForAdmin(await requireAdminPage())} />;
}
