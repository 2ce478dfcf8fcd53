import { MailSteps, type MailStepsProps } from '@/components/admin/mail/mail-steps';
import { BackLink } from '@/components/admin/ui/back-link';
import { Moment } from '@/components/admin/ui/moment';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { WebhookList } from '@/components/admin/webhooks/webhook-list';
import { IntentLink } from '@/components/shared/intent-link';
import { salesHome } from '@/lib/content/nav';
import type { Delivery } from '@/lib/domain/notifications/dto';
import type { Webhook } from '@/lib/domain/webhooks/dto';
import { nameOfDelivery, reasonOfDelivery } from './delivery-text';
import { SendAgain } from './send-again';

type DeliveryScreenProps = {
  mail: MailStepsProps;
  isCronSecretMissing: boolean;
  waiting: number;
  dead: Delivery[];
  webhooks: Webhook[];
};

function SchedulerSetup() {
  return (
    <TitledCard id="scheduled-work" title="Scheduled work">
      <p className="font-semibold text-warning">The host’s scheduler cannot call this site.</p>
      <p className="mt-1 max-w-[70ch]">
        Until it does, failed mails are retried only when a visitor sends a form or somebody opens the back
        office, and old data is deleted late. Make a random text of at least 16 characters (
        <code>openssl rand -base64 32</code> makes one), add it to the settings of the host as{' '}
        <code className="font-semibold">CRON_SECRET</code>, and deploy the site again.
      </p>
    </TitledCard>
  );
}

export function DeliveryScreen({ mail, isCronSecretMissing, waiting, dead, webhooks }: DeliveryScreenProps) {
  return (
    <PageBody>
      <PageHead title="Mail and webhooks">
        <BackLink href={salesHome} name="Enquiries" />
      </PageHead>
      <div className="mt-4 grid max-w-[860px] gap-4">
        <TitledCard id="set-up-mail" title="Set up mail" isFlush>
          <MailSteps {...mail} />
        </TitledCard>
        {isCronSecretMissing && <SchedulerSetup />}
        <TitledCard id="waiting" title="Waiting and failed">
          <p className="text-stone">
            {waiting === 0 ? 'No messages are waiting.' : `${waiting} waiting to be sent.`}
          </p>
          <ul>
            {dead.map((delivery) => (
              <li
                key={delivery._id}
                className="mt-3 flex flex-wrap items-center justify-between gap-2 border-hairline border-t pt-3"
              >
                <span>
                  <strong className="font-semibold">{nameOfDelivery(delivery)}</strong>,{' '}
                  <Moment at={delivery.createdAt} />
                  <span className="block text-error first-letter:uppercase">
                    {reasonOfDelivery(delivery)}
                  </span>
                </span>
                <span className="flex items-center gap-3">
                  {delivery.enquiry && (
                    <IntentLink
                      href={`/admin/enquiries/${delivery.enquiry}`}
                      className="text-terra-deep underline underline-offset-2"
                    >
                      Open the enquiry
                    </IntentLink>
                  )}
                  <SendAgain itemId={delivery._id} />
                </span>
              </li>
            ))}
          </ul>
        </TitledCard>
        <TitledCard id="webhooks" title="Webhooks">
          <WebhookList webhooks={webhooks} />
        </TitledCard>
      </div>
    </PageBody>
  );
}
