import { AdminStatsScreen } from '@/components/admin/about/admin-stats-screen';
import { findAboutStatsForAdmin, findListedAsBuilt } from '@/lib/domain/about/queries';
import { requireEditorPage } from '@/lib/server/auth/page';
import { readPart } from '@/lib/server/http/screen-part';

export default async function AboutPage() {
  const editor = await requireEditorPage();
  const [record, listed] = await Promise.all([
    findAboutStatsForAdmin(editor),
    readPart(() => findListedAsBuilt(editor), null),
  ]);
  return <AdminStatsScreen record={record} listed={listed} />;
}
