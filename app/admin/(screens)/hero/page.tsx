import { AdminHeroScreen } from '@/components/admin/hero/admin-hero-screen';
import { listHeroImagesForAdmin } from '@/lib/domain/hero/queries';
import { listProjectNames } from '@/lib/domain/projects/queries';
import { requireEditorPage } from '@/lib/server/auth/page';

export default async function HeroPage() {
  const editor = await requireEditorPage();
  const [images, projects] = await Promise.all([listHeroImagesForAdmin(editor), listProjectNames(editor)]);
  return <AdminHeroScreen images={images} projects={projects} />;
}
