import type { Metadata } from 'next';
import { DeliveryScreen } from '@/components/admin/enquiries/delivery-screen';
import { listDeadDeliveries } from '@/lib/domain/enquiries/queries';
import { listWebhooks } from '@/lib/domain/webhooks/queries';
import { requireAdminPage } from '@/lib/server/auth/page';
import { getOutboxStatus } from '@/lib/server/delivery/outbox/status';
import { isCronSecretMissing } from '@/lib/server/http/cron-route';

export const metadata: Metadata = { title: 'Mail and webhooks' };

export default async function DeliveryPage() {
  const admin = await requireAdminPage();
  const [status, dead, webhooks] = await Promise.all([
    getOutboxStatus(),
    listDeadDeliveries(admin),
    listWebhooks(admin),
  ]);
  return (
    <DeliveryScreen
      missing={status.missingMailSettings}
      isCronSecretMissing={isCronSecretMissing()}
      waiting={status.waiting}
      dead={dead}
      webhooks={webhooks}
    />
  );
}
