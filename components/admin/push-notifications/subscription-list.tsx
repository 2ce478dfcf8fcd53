import { Moment } from '@/components/admin/ui/moment';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { DeviceRow } from '@/components/admin/users/device-row';
import type { OwnPushSubscription } from '@/lib/domain/notifications/push/dto';
import { deviceOf } from '@/lib/shared/accounts/device';
import { reasonOfFailure } from '@/lib/shared/mail/delivery-reason';

type SubscriptionListProps = {
  subscriptions: OwnPushSubscription[];
  isBusy: boolean;
  onEnd: (id: string) => void;
};

export function SubscriptionList({ subscriptions, isBusy, onEnd }: SubscriptionListProps) {
  if (subscriptions.length === 0) return null;
  return (
    <TitledCard id="telephones" title="Your devices with alerts" isFlush>
      <ul>
        {subscriptions.map(({ _id, userAgent, createdAt, rangAt, lastError, isCurrent }) => (
          <DeviceRow
            key={_id}
            userAgent={userAgent}
            isCurrent={isCurrent}
            end={{
              label: `End ${deviceOf(userAgent)}${isCurrent ? ', this one' : ''}`,
              isBusy,
              run: () => onEnd(_id),
            }}
          >
            <p className="text-[14px] text-stone admin:text-[13px]">
              Since <Moment at={createdAt} />
              {rangAt && (
                <>
                  , last alert <Moment at={rangAt} />
                </>
              )}
            </p>
            {lastError && (
              <p className="text-[14px] text-error admin:text-[13px]">
                The last alert failed: {reasonOfFailure('push', lastError)}.
              </p>
            )}
          </DeviceRow>
        ))}
      </ul>
    </TitledCard>
  );
}
