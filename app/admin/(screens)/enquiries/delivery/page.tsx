import type { Metadata } from 'next';
import { DeliveryScreen } from '@/components/admin/enquiries/delivery/delivery-screen';
import { checkMailDomain, getMailSettings } from '@/lib/domain/mail/queries';
import { listDeadDeliveries } from '@/lib/domain/notifications/deliveries';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import { listWebhooks } from '@/lib/domain/webhooks/queries';
import { requireAdminPage } from '@/lib/server/auth/page';
import { getOutboxStatus } from '@/lib/server/delivery/outbox/status';
import { isCronSecretMissing } from '@/lib/server/http/cron-route';

export const metadata: Metadata = { title: 'Mail and webhooks' };

export default async function DeliveryPage() {
  const admin = await requireAdminPage();
  const [{ name: brand }, settings, status, dead, webhooks] = await Promise.all([
    getShownIdentity(),
    getMailSettings(admin),
    getOutboxStatus(),
    listDeadDeliveries(admin),
    listWebhooks(admin),
  ]);
  return (
    <DeliveryScreen
      mail={{ settings, domainCheck: checkMailDomain(admin), ownAddress: admin.email, brand }}
      isCronSecretMissing={isCronSecretMissing()}
      waiting={status.waiting}
      dead={dead}
      webhooks={webhooks}
    />
  );
}
