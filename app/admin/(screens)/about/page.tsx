import { AdminStatsScreen } from '@/components/admin/about/admin-stats-screen';
import { findAboutStatsForAdmin } from '@/lib/domain/about/queries';
import { requireEditorPage } from '@/lib/server/auth/page';

export default async function AboutPage() {
  return <AdminStatsScreen record={await findAboutStatsForAdmin(await requireEditorPage())} />;
}
