import { IntentLink } from '@/components/shared/intent-link';
import { salesHome } from '@/lib/content/nav';
import { dismissOffer } from './offer-dismissed';

export function NotNow() {
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
