import { documentContent } from '@/lib/content/mail/mail-links';
import { documentLinkPath, findLinkState, openLink } from '@/lib/domain/documents/links';
import { makeLinkRoute } from '@/lib/domain/notifications/link-route';
import { answerFile } from '@/lib/server/files/answer';

export const { GET, POST } = makeLinkRoute({
  path: documentLinkPath,
  words: documentContent,
  findState: findLinkState,
  act: async (token, request) => {
    const file = await openLink(token);
    return file !== null && answerFile(request, file, 'one');
  },
});
