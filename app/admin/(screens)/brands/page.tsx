import { AdminBrandsScreen } from '@/components/admin/brands/admin-brands-screen';
import { listBrandsForAdmin } from '@/lib/domain/brands/queries';
import { listDrafts } from '@/lib/domain/drafts/queries';
import { findScheduleHint } from '@/lib/domain/drafts/schedule-hint';
import { requireEditorPage } from '@/lib/server/auth/page';

export default async function BrandsPage() {
  const editor = await requireEditorPage();
  const [brands, drafts] = await Promise.all([listBrandsForAdmin(editor), listDrafts(editor, 'brand')]);
  return <AdminBrandsScreen brands={brands} drafts={drafts} scheduleHint={findScheduleHint()} />;
}
