import { AdminTestimonialsScreen } from '@/components/admin/testimonials/admin-testimonials-screen';
import { listDrafts } from '@/lib/domain/drafts/queries';
import { findScheduleHint } from '@/lib/domain/drafts/schedule-hint';
import { listProjectNames } from '@/lib/domain/projects/queries';
import { listTestimonialsForAdmin } from '@/lib/domain/testimonials/queries';
import { requireEditorPage } from '@/lib/server/auth/page';

export default async function TestimonialsPage() {
  const editor = await requireEditorPage();
  const [testimonials, drafts, projects] = await Promise.all([
    listTestimonialsForAdmin(editor),
    listDrafts(editor, 'testimonial'),
    listProjectNames(editor),
  ]);
  return (
    <AdminTestimonialsScreen
      testimonials={testimonials}
      drafts={drafts}
      projectName={projects[0]?.name ?? 'name of the project'}
      scheduleHint={findScheduleHint()}
    />
  );
}
