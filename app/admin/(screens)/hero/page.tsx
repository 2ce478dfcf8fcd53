import { AdminHeroScreen } from '@/components/admin/hero/admin-hero-screen';
import { listDrafts } from '@/lib/domain/drafts/queries';
import { findScheduleHint } from '@/lib/domain/drafts/schedule-hint';
import { listHeroImagesForAdmin } from '@/lib/domain/hero/queries';
import { listProjectNames } from '@/lib/domain/projects/admin-queries';
import { getShownSettings } from '@/lib/domain/settings/queries';
import { requireEditorPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';
import { readPart } from '@/lib/server/http/screen-part';
import { illustrations } from '@/lib/shared/pictures/illustrations';

export default async function HeroPage() {
  const editor = await requireEditorPage();
  const [images, projects, drafts, { identity, pictures }] = await Promise.all([
    listHeroImagesForAdmin(editor),
    readPart(() => listProjectNames(editor), null),
    listDrafts(editor, 'hero-image'),
    getShownSettings(),
  ]);
  return (
    <AdminHeroScreen
      images={images}
      projects={projects}
      drafts={drafts}
      scheduleHint={findScheduleHint()}
      instead={{
        picture: pictures.openingPicture ?? illustrations.heroTower,
        isStock: pictures.openingPicture === null,
        tagline: identity.tagline,
        mayChange: hasRole(editor, 'admin'),
      }}
    />
  );
}
