import { UsersScreen } from '@/components/admin/users/users-screen';
import { listSessions, listUsers } from '@/lib/domain/users/queries';
import { requireAdminPage } from '@/lib/server/auth/page';

export default async function UsersPage() {
  const admin = await requireAdminPage();
  const [users, sessions] = await Promise.all([listUsers(admin), listSessions(admin)]);
  return <UsersScreen users={users} sessions={sessions} userId={admin.userId} />;
}
