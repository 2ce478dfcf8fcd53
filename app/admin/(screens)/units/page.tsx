import { UnitProjects } from '@/components/admin/units/unit-projects';
import { listProjectsWithUnits } from '@/lib/domain/units/queries';
import { requireSalesPage } from '@/lib/server/auth/page';

export default async function UnitProjectsPage() {
  const sales = await requireSalesPage();
  return <UnitProjects projects={await listProjectsWithUnits(sales)} />;
}
