import { AdminBoardScreen } from '@/components/admin/board/admin-board-screen';
import { listDirectorsForAdmin } from '@/lib/domain/board/queries';
import { requireAdminPage } from '@/lib/server/auth/page';

export default async function BoardPage() {
  return <AdminBoardScreen directors={await listDirectorsForAdmin(await requireAdminPage())} />;
}
