'use client';

import { Monitor, Smartphone } from 'lucide-react';
import { Button } from '@/components/admin/ui/button';
import { Moment } from '@/components/admin/ui/moment';
import { TitledCard } from '@/components/admin/ui/titled-card';
import type { Telephone } from '@/lib/domain/telephones/dto';
import { deviceOf, isHandheld } from '@/lib/shared/accounts/device';
import { reasonOfFailure } from '@/lib/shared/mail/delivery-reason';

type TelephoneListProps = { telephones: Telephone[]; isBusy: boolean; onEnd: (id: string) => void };

/** One's own devices that ring, each with how the last ring went. */
export function TelephoneList({ telephones, isBusy, onEnd }: TelephoneListProps) {
  if (telephones.length === 0) return null;
  return (
    <TitledCard id="telephones" title="What rings for you" isFlush>
      <ul>
        {telephones.map(({ _id, userAgent, createdAt, rangAt, lastError, isCurrent }) => {
          const Icon = isHandheld(userAgent) ? Smartphone : Monitor;
          const device = deviceOf(userAgent);
          return (
            <li
              key={_id}
              className="flex items-center gap-3 border-hairline border-b px-4 py-2.5 last:border-b-0 admin:px-5"
            >
              <Icon size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-ink-2" />
              <div className="min-w-0 flex-1">
                <p className="break-words">
                  <strong className="font-semibold">{device}</strong>
                  {isCurrent && (
                    <span className="ml-2 rounded-[2px] bg-success-tint px-1.5 py-0.5 font-[550] text-[12px] text-success">
                      This one
                    </span>
                  )}
                </p>
                <p className="text-[14px] text-stone admin:text-[13px]">
                  Since <Moment at={createdAt} />
                  {rangAt && (
                    <>
                      , last rang <Moment at={rangAt} />
                    </>
                  )}
                </p>
                {lastError && (
                  <p className="text-[14px] text-error admin:text-[13px]">
                    It did not ring the last time: {reasonOfFailure('push', lastError)}.
                  </p>
                )}
              </div>
              <Button
                isSmall
                aria-label={`End ${device}${isCurrent ? ', this one' : ''}`}
                aria-disabled={isBusy}
                onClick={() => !isBusy && onEnd(_id)}
              >
                End
              </Button>
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
}
