import { AdminTestimonialsScreen } from '@/components/admin/testimonials/admin-testimonials-screen';
import { listProjectNames } from '@/lib/domain/projects/queries';
import { listTestimonialsForAdmin } from '@/lib/domain/testimonials/queries';
import { requireAdminPage } from '@/lib/server/auth/page';

export default async function TestimonialsPage() {
  const admin = await requireAdminPage();
  const [testimonials, projects] = await Promise.all([
    listTestimonialsForAdmin(admin),
    listProjectNames(admin),
  ]);
  return (
    <AdminTestimonialsScreen
      testimonials={testimonials}
      projectName={projects[0]?.name ?? 'name of the project'}
    />
  );
}
