import { AccountScreen } from '@/components/admin/users/account-screen';
import { getOwnSecondFactor } from '@/lib/domain/second-factor/queries';
import { listOwnSessions } from '@/lib/domain/users/queries';
import { requireAccountPage } from '@/lib/server/auth/page';

export default async function AccountPage() {
  const staff = await requireAccountPage();
  const { userId, name, email, role, lacksSecondFactor } = staff;
  const [sessions, secondFactor] = await Promise.all([listOwnSessions(staff), getOwnSecondFactor(staff)]);
  return (
    <AccountScreen
      person={{ userId, name, email, role }}
      sessions={sessions}
      secondFactor={{ ...secondFactor, isRequired: lacksSecondFactor }}
    />
  );
}
