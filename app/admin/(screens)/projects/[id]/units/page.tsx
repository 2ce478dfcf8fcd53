import { notFound } from 'next/navigation';
import { UnitsScreen } from '@/components/admin/units/units-screen';
import { findUnitsOfProject } from '@/lib/domain/units/queries';
import { requireStaffPage } from '@/lib/server/auth/page';

export default async function UnitsPage({ params, searchParams }: PageProps<'/admin/projects/[id]/units'>) {
  const staff = await requireStaffPage();
  const found = await findUnitsOfProject(staff, (await params).id);
  if (!found) notFound();
  const { view } = await searchParams;
  return <UnitsScreen {...found} view={view === 'grid' || view === 'list' ? view : null} />;
}
