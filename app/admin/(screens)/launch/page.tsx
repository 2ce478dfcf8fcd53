import type { Metadata } from 'next';
import { LaunchScreen } from '@/components/admin/launch/launch-screen';
import { checkLaunch } from '@/lib/domain/launch/queries';
import { requireAdminPage } from '@/lib/server/auth/page';

export const metadata: Metadata = { title: 'Ready to launch?' };

export default async function LaunchPage() {
  const admin = await requireAdminPage();
  const results = await checkLaunch(admin);
  return <LaunchScreen results={results} madeBy={admin.name} madeAt={new Date().toISOString()} />;
}
