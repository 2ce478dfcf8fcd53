import type { Metadata } from 'next';
import { LaunchScreen } from '@/components/admin/launch/launch-screen';
import { checkLaunch } from '@/lib/domain/launch/queries';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import { requireAdminPage } from '@/lib/server/auth/page';

export const metadata: Metadata = { title: 'Ready to launch?' };

export default async function LaunchPage() {
  const admin = await requireAdminPage();
  const [results, { name }] = await Promise.all([checkLaunch(admin), getShownIdentity()]);
  return (
    <LaunchScreen brand={name} results={results} madeBy={admin.name} madeAt={new Date().toISOString()} />
  );
}
