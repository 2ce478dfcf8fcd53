import { AccountScreen } from '@/components/admin/users/account-screen';
import { listOwnSessions } from '@/lib/domain/users/queries';
import { requireStaffPage } from '@/lib/server/auth/page';

export default async function AccountPage() {
  const staff = await requireStaffPage();
  const { userId, name, email, role } = staff;
  return <AccountScreen person={{ userId, name, email, role }} sessions={await listOwnSessions(staff)} />;
}
