'use client';

import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { IntentLink } from '@/components/shared/intent-link';
import { alertsPath } from '@/lib/content/nav';
import { findAbility } from './browser-push';
import { dismissOffer, isOfferDismissed } from './offer-dismissed';

const isOffered = (): boolean => !isOfferDismissed() && ['install', 'ask'].includes(findAbility());

export function AlertOfferBox() {
  const [isShown, setIsShown] = useState(isOffered);
  if (!isShown) return null;
  return (
    <section
      aria-label="Alerts"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-hairline border-b bg-[#e8f0f3] px-4 py-1.5 admin:px-5"
    >
      <BellRing size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-focus" />
      <p className="min-w-0 flex-1 basis-60">Get an alert on this phone when an enquiry becomes yours?</p>
      <div className="flex pl-3.5">
        <IntentLink
          href={alertsPath}
          className="inline-flex h-11 items-center px-2.5 font-semibold text-focus underline underline-offset-4"
        >
          Turn on alerts
        </IntentLink>
        <Button
          look="ghost"
          isSmall
          onClick={() => {
            dismissOffer();
            setIsShown(false);
          }}
        >
          Not now
        </Button>
      </div>
    </section>
  );
}
