import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { findLastBackup } from '@/lib/domain/backups/queries';
import { listOwnSettings } from '@/lib/domain/settings/queries';
import { listParts } from '@/lib/domain/settings/roles';
import { requireEditorPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';

export default async function SettingsPage({ searchParams }: PageProps<'/admin/settings'>) {
  const editor = await requireEditorPage();
  const [{ settings, facts }, backedUpAt] = await Promise.all([
    listOwnSettings(editor),
    hasRole(editor, 'admin') ? findLastBackup(editor) : undefined,
  ]);
  const { part } = await searchParams;
  const [first = 'faqs', ...others] = listParts(editor.role);
  const shown = others.find((name) => name === part) ?? first;
  return <SettingsScreen part={shown} settings={settings} facts={facts} backedUpAt={backedUpAt} />;
}
