import { notices } from '@/lib/content/enquiries/forms';
import { CheckField } from './check-field';

export function MarketingConsent({ id }: { id: string }) {
  return (
    <CheckField id={id} name="marketingConsent" value="Yes">
      {notices.marketing.text}
    </CheckField>
  );
}
