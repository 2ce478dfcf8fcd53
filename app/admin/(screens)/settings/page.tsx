import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { searchDefaults } from '@/lib/content/search-defaults';
import { site } from '@/lib/content/site';
import { listSalesTeam } from '@/lib/domain/assignment/queries';
import { findLastBackup } from '@/lib/domain/backups/queries';
import { findDraftOf, listDrafts } from '@/lib/domain/drafts/queries';
import { findScheduleHint } from '@/lib/domain/drafts/schedule-hint';
import { listHeld } from '@/lib/domain/projects/holds';
import { listOwnSettings } from '@/lib/domain/settings/admin-queries';
import { listPurposes } from '@/lib/domain/settings/purposes';
import { listParts, settingTable, textParts } from '@/lib/domain/settings/schema';
import { requireEditorPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';
import { env } from '@/lib/server/env';
import { fillTexts } from '@/lib/shared/settings/placeholders';

export default async function SettingsPage({ searchParams }: PageProps<'/admin/settings'>) {
  const editor = await requireEditorPage();
  const { part: asked } = await searchParams;
  const parts = listParts(editor.role);
  const [first = 'faqs', ...others] = parts;
  const part = others.find((name) => name === asked) ?? first;
  const [{ settings, facts, offered }, backedUpAt, drafts, draft, held, purposes, people] = await Promise.all(
    [
      listOwnSettings(editor),
      hasRole(editor, 'admin') ? findLastBackup(editor) : undefined,
      listDrafts(editor, 'settings'),
      findDraftOf(editor, 'settings', part),
      part === 'advertising' ? listHeld(editor) : null,
      part === 'forms' && hasRole(editor, 'admin') ? listPurposes(editor) : null,
      part === 'clock' && hasRole(editor, 'admin') ? listSalesTeam(editor) : null,
    ],
  );
  const searchResults = {
    defaults: fillTexts(searchDefaults(facts.city || site.city), facts),
    origin: new URL(env.SITE_URL).origin,
    brand: facts.brand,
  };
  const scheduleHint = findScheduleHint();
  return (
    <SettingsScreen
      {...{ part, drafts, draft, scheduleHint, backedUpAt }}
      parts={parts.map((each) => ({ part: each, name: settingTable[each].name }))}
      texts={textParts.map((each) => ({ name: settingTable[each].name, value: settings[each]?.value }))}
      context={{ settings, facts, offered, searchResults, held, purposes, people }}
    />
  );
}
