import { confirmContent } from '@/lib/content/mail/mail-links';
import { confirmAddress, findConfirmedEnquiry } from '@/lib/domain/enquiries/consent';
import { makeLinkRoute } from '@/lib/domain/notifications/link-route';

export const { GET, POST } = makeLinkRoute({
  path: '/confirm',
  words: confirmContent,
  findState: async (token) => (findConfirmedEnquiry(token) === null ? 'unknown' : 'open'),
  act: confirmAddress,
});
