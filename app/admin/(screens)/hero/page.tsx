import { AdminHeroScreen } from '@/components/admin/hero/admin-hero-screen';
import { listDrafts } from '@/lib/domain/drafts/queries';
import { findScheduleHint } from '@/lib/domain/drafts/schedule-hint';
import { listHeroImagesForAdmin } from '@/lib/domain/hero/queries';
import { listProjectNames } from '@/lib/domain/projects/queries';
import { requireEditorPage } from '@/lib/server/auth/page';
import { readPart } from '@/lib/server/screen-part';

export default async function HeroPage() {
  const editor = await requireEditorPage();
  const [images, projects, drafts] = await Promise.all([
    listHeroImagesForAdmin(editor),
    readPart(() => listProjectNames(editor), null),
    listDrafts(editor, 'hero-image'),
  ]);
  return (
    <AdminHeroScreen images={images} projects={projects} drafts={drafts} scheduleHint={findScheduleHint()} />
  );
}
