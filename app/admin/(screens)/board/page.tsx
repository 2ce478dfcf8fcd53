import { AdminBoardScreen } from '@/components/admin/board/admin-board-screen';
import { listDirectorsForAdmin } from '@/lib/domain/board/queries';
import { listDrafts } from '@/lib/domain/drafts/queries';
import { findScheduleHint } from '@/lib/domain/drafts/schedule-hint';
import { requireEditorPage } from '@/lib/server/auth/page';

export default async function BoardPage() {
  const editor = await requireEditorPage();
  const [directors, drafts] = await Promise.all([
    listDirectorsForAdmin(editor),
    listDrafts(editor, 'director'),
  ]);
  return <AdminBoardScreen directors={directors} drafts={drafts} scheduleHint={findScheduleHint()} />;
}
