'use client';

import { BellRing, Smartphone } from 'lucide-react';
import { PurposeTick } from '@/components/admin/purposes/purpose-tick';
import { BackLink } from '@/components/admin/ui/back-link';
import { Button } from '@/components/admin/ui/button';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { PageBody, PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import { accountPath, salesHome } from '@/lib/content/nav';
import type { OwnPushSubscriptions } from '@/lib/domain/notifications/push/dto';
import type { PurposeState } from '@/lib/domain/settings/dto';
import type { Ability } from './browser-push';
import { dismissOffer } from './offer-dismissed';
import { Promises } from './promises';
import { SubscriptionList } from './subscription-list';
import { usePush } from './use-push';

const hints: Record<Exclude<Ability, 'ask'>, { lead: string; text: string }> = {
  install: { lead: 'On an iPhone first:', text: 'Share, then Add to Home Screen, and open it from there.' },
  blocked: {
    lead: 'Alerts are blocked in this browser.',
    text: 'Allow notifications again: tap the icon next to the address, then Permissions. For an installed app, open the settings of the phone, Notifications. Then open this page again.',
  },
  unable: {
    lead: 'This browser does not support alerts.',
    text: 'Current versions of Chrome, Edge, Firefox and Safari do. You still get mails.',
  },
};

function Hint({ lead, text }: { lead: string; text: string }) {
  return (
    <p
      role="note"
      className="flex gap-2.5 rounded-r-[2px] border-focus border-l-4 bg-[#e8f0f3] px-3.5 py-3 text-ink"
    >
      <Smartphone size={18} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0 text-focus" />
      <span className="min-w-0">
        <strong className="font-semibold">{lead}</strong> {text}
      </span>
    </p>
  );
}

type UnnamedProps = { purpose: PurposeState; isAdmin: boolean };

function Unnamed({ purpose, isAdmin }: UnnamedProps) {
  if (isAdmin) return <PurposeTick purpose="alarm" state={purpose} />;
  if (purpose.isNamed) return null;
  return (
    <Hint
      lead="First, the Privacy Policy must mention alerts."
      text="An admin confirms this in Settings, Forms."
    />
  );
}

function NotNow() {
  return (
    <IntentLink
      href={salesHome}
      onClick={dismissOffer}
      className="inline-flex h-12 shrink-0 items-center justify-center rounded-[2px] border border-control bg-field px-4 font-semibold hover:border-ink hover:bg-sand admin:h-9"
    >
      Not now
    </IntentLink>
  );
}

type PushScreenProps = {
  own: OwnPushSubscriptions;
  purpose: PurposeState;
  isAdmin: boolean;
  hours: string | null;
  idleHours: number;
};

export function PushScreen({ own, purpose, isAdmin, hours, idleHours }: PushScreenProps) {
  const push = usePush(own);
  const { ability, current, isBusy, failure, news } = push;
  const canAsk = ability === 'ask' && purpose.isNamed;
  return (
    <PageBody>
      <PageHead title="Alerts on this phone">
        <BackLink href={accountPath} name="My account" />
      </PageHead>
      <div className="mt-4 flex max-w-[560px] flex-col gap-4 pb-24 admin:pb-0">
        <span className="grid h-12 w-12 place-items-center rounded-[2px] border border-control bg-field text-terra">
          <BellRing size={24} strokeWidth={1.6} aria-hidden="true" />
        </span>
        <h2 className="text-balance font-semibold text-[22px] leading-7 tracking-[-0.015em]">
          {current
            ? 'This phone alerts you when an enquiry becomes yours'
            : 'Get an alert on this phone when an enquiry becomes yours?'}
        </h2>
        <p className="text-ink-2">
          Tap to open it, tap again to call.
          {canAsk && !current && ' Your browser asks for permission; press Allow.'}
        </p>
        <Promises hours={hours} idleHours={idleHours} />
        {ability !== 'ask' && <Hint {...hints[ability]} />}
        <Unnamed purpose={purpose} isAdmin={isAdmin} />
        <FailureLine>{failure}</FailureLine>
        <p role="status" className="rounded-[2px] bg-success-tint px-3.5 py-2 text-success empty:hidden">
          {news}
        </p>
        <SubscriptionList subscriptions={own.telephones} isBusy={isBusy} onEnd={push.end} />
        <div className="fixed inset-x-0 bottom-0 z-10 flex gap-2 border-line border-t bg-field px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] empty:hidden admin:static admin:border-0 admin:bg-transparent admin:p-0">
          {canAsk && !current && (
            <>
              <NotNow />
              <Button
                look="primary"
                aria-disabled={isBusy}
                onClick={push.turnOn}
                className="h-12! flex-1 admin:h-9! admin:flex-none"
              >
                Turn on alerts
              </Button>
            </>
          )}
          {current && (
            <Button
              aria-disabled={isBusy}
              onClick={() => push.ring(current._id)}
              className="h-12! flex-1 admin:h-9! admin:flex-none"
            >
              <BellRing size={16} strokeWidth={1.6} aria-hidden="true" />
              Send a test alert
            </Button>
          )}
        </div>
      </div>
    </PageBody>
  );
}
