import { AdminHandoversScreen } from '@/components/admin/handovers/admin-handovers-screen';
import { listDrafts } from '@/lib/domain/drafts/queries';
import { findScheduleHint } from '@/lib/domain/drafts/schedule-hint';
import { handoverFields } from '@/lib/domain/handovers/fields';
import { listForAdmin } from '@/lib/domain/records/queries';
import { requireEditorPage } from '@/lib/server/auth/page';
import { listLabels } from '@/lib/shared/parsing/record-fields';

export default async function HandoversPage() {
  const editor = await requireEditorPage();
  const [records, drafts] = await Promise.all([
    listForAdmin(editor, 'handover'),
    listDrafts(editor, 'handover'),
  ]);
  return (
    <AdminHandoversScreen
      labels={listLabels(handoverFields)}
      records={records}
      drafts={drafts}
      scheduleHint={findScheduleHint()}
    />
  );
}
