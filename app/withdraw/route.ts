import { withdrawContent } from '@/lib/content/mail/mail-links';
import { findWithdrawnEnquiry, withdrawConsent } from '@/lib/domain/enquiries/consent';
import { makeLinkRoute } from '@/lib/domain/notifications/link-route';

export const { GET, POST } = makeLinkRoute({
  path: '/withdraw',
  words: withdrawContent,
  findState: async (token) => (findWithdrawnEnquiry(token) === null ? 'unknown' : 'open'),
  act: withdrawConsent,
});
