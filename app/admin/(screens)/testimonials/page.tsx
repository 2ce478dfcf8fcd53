import { AdminTestimonialsScreen } from '@/components/admin/testimonials/admin-testimonials-screen';
import { listDrafts } from '@/lib/domain/drafts/queries';
import { findScheduleHint } from '@/lib/domain/drafts/schedule-hint';
import { listNamedProjects } from '@/lib/domain/projects/admin-queries';
import { listForAdmin } from '@/lib/domain/records/queries';
import { requireEditorPage } from '@/lib/server/auth/page';
import { readPart } from '@/lib/server/http/screen-part';

export default async function TestimonialsPage() {
  const editor = await requireEditorPage();
  const [testimonials, drafts, projects] = await Promise.all([
    listForAdmin(editor, 'testimonial'),
    listDrafts(editor, 'testimonial'),
    readPart(() => listNamedProjects(editor), null),
  ]);
  return (
    <AdminTestimonialsScreen
      testimonials={testimonials}
      drafts={drafts}
      projects={projects}
      scheduleHint={findScheduleHint()}
    />
  );
}
