import { withdrawContent } from '@/lib/content/mail-links';
import { findWithdrawnLead, withdrawConsent } from '@/lib/domain/enquiries/consent';
import { makeLinkRoute } from '@/lib/domain/enquiries/link-route';

export const { GET, POST } = makeLinkRoute({
  path: '/withdraw',
  words: withdrawContent,
  isGenuine: (token) => findWithdrawnLead(token) !== null,
  act: withdrawConsent,
});
