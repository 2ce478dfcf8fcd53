import { confirmContent } from '@/lib/content/mail-links';
import { confirmAddress, findConfirmedLead } from '@/lib/domain/enquiries/consent';
import { makeLinkRoute } from '@/lib/domain/enquiries/link-route';

export const { GET, POST } = makeLinkRoute({
  path: '/confirm',
  words: confirmContent,
  isGenuine: (token) => findConfirmedLead(token) !== null,
  act: confirmAddress,
});
