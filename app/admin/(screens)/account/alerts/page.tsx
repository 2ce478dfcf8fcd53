import type { Metadata } from 'next';
import { PushScreen } from '@/components/admin/push-notifications/push-screen';
import { findOwnPushHours, listOwnSubscriptions } from '@/lib/domain/notifications/push/queries';
import { findPurpose } from '@/lib/domain/settings/purposes';
import { requireSalesPage } from '@/lib/server/auth/page';
import { hasRole } from '@/lib/server/auth/viewer';
import { env } from '@/lib/server/env';

export const metadata: Metadata = { title: 'Alerts' };

export default async function AlertsPage() {
  const sales = await requireSalesPage();
  const [own, purpose, hours] = await Promise.all([
    listOwnSubscriptions(sales),
    findPurpose(sales, 'alarm'),
    findOwnPushHours(sales),
  ]);
  return (
    <PushScreen
      own={own}
      purpose={purpose}
      isAdmin={hasRole(sales, 'admin')}
      hours={hours}
      idleHours={env.SESSION_IDLE_HOURS}
    />
  );
}
