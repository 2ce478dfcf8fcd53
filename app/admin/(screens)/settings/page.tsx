import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { searchDefaults } from '@/lib/content/search-defaults';
import { site } from '@/lib/content/site';
import { findLastBackup } from '@/lib/domain/backups/queries';
import { listOwnSettings } from '@/lib/domain/settings/queries';
import { listParts } from '@/lib/domain/settings/roles';
import { requireEditorPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';
import { env } from '@/lib/server/env';
import { fillTexts } from '@/lib/shared/placeholders';

export default async function SettingsPage({ searchParams }: PageProps<'/admin/settings'>) {
  const editor = await requireEditorPage();
  const [{ settings, facts }, backedUpAt] = await Promise.all([
    listOwnSettings(editor),
    hasRole(editor, 'admin') ? findLastBackup(editor) : undefined,
  ]);
  const { part } = await searchParams;
  const [first = 'faqs', ...others] = listParts(editor.role);
  const shown = others.find((name) => name === part) ?? first;
  const searchResults = {
    defaults: fillTexts(searchDefaults(facts.city || site.city), facts),
    origin: new URL(env.SITE_URL).origin,
    brand: facts.brand,
  };
  return <SettingsScreen part={shown} {...{ settings, facts, backedUpAt, searchResults }} />;
}
