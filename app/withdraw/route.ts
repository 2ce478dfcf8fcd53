import { withdrawContent } from '@/lib/content/mail/mail-links';
import { findWithdrawnEnquiry, withdrawConsent } from '@/lib/domain/enquiries/mails/consent';
import { makeLinkRoute } from '@/lib/domain/enquiries/mails/link-route';

export const { GET, POST } = makeLinkRoute({
  path: '/withdraw',
  words: withdrawContent,
  findState: async (token) => (findWithdrawnEnquiry(token) === null ? 'unknown' : 'open'),
  act: withdrawConsent,
});
