import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { searchDefaults } from '@/lib/content/search-defaults';
import { site } from '@/lib/content/site';
import { findLastBackup } from '@/lib/domain/backups/queries';
import { findDraftOf, listDrafts } from '@/lib/domain/drafts/queries';
import { findScheduleHint } from '@/lib/domain/drafts/schedule-hint';
import { listOwnSettings } from '@/lib/domain/settings/queries';
import { listParts } from '@/lib/domain/settings/roles';
import { requireEditorPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';
import { env } from '@/lib/server/env';
import { fillTexts } from '@/lib/shared/placeholders';

export default async function SettingsPage({ searchParams }: PageProps<'/admin/settings'>) {
  const editor = await requireEditorPage();
  const { part: asked } = await searchParams;
  const [first = 'faqs', ...others] = listParts(editor.role);
  const part = others.find((name) => name === asked) ?? first;
  const [{ settings, facts, offered }, backedUpAt, drafts, draft] = await Promise.all([
    listOwnSettings(editor),
    hasRole(editor, 'admin') ? findLastBackup(editor) : undefined,
    listDrafts(editor, 'settings'),
    findDraftOf(editor, 'settings', part),
  ]);
  const searchResults = {
    defaults: fillTexts(searchDefaults(facts.city || site.city), facts),
    origin: new URL(env.SITE_URL).origin,
    brand: facts.brand,
  };
  const scheduleHint = findScheduleHint();
  return (
    <SettingsScreen
      {...{ part, settings, drafts, draft, scheduleHint, facts, offered, backedUpAt, searchResults }}
    />
  );
}
