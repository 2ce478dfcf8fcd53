import { AdminHeroScreen } from '@/components/admin/hero/admin-hero-screen';
import { listHeroImagesForAdmin } from '@/lib/domain/hero/queries';
import { listProjectNames } from '@/lib/domain/projects/queries';
import { requireAdminPage } from '@/lib/server/auth/page';

export default async function HeroPage() {
  const admin = await requireAdminPage();
  const [images, projects] = await Promise.all([listHeroImagesForAdmin(admin), listProjectNames(admin)]);
  return <AdminHeroScreen images={images} projects={projects} />;
}
