import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { findLastBackup } from '@/lib/domain/backups/queries';
import { listSettings } from '@/lib/domain/settings/queries';
import { settingParts } from '@/lib/domain/settings/schema';
import { requireAdminPage } from '@/lib/server/auth/page';

export default async function SettingsPage({ searchParams }: PageProps<'/admin/settings'>) {
  const admin = await requireAdminPage();
  const [settings, backedUpAt] = await Promise.all([listSettings(admin), findLastBackup(admin)]);
  const { part } = await searchParams;
  const shown = settingParts.find((name) => name === part) ?? 'contact';
  return <SettingsScreen part={shown} settings={settings} backedUpAt={backedUpAt} />;
}
