import { messages } from '@/lib/content/messages';
import { listDirectors } from '@/lib/domain/board/queries';
import { json, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(await listDirectors()), {
    failure: messages.board.listFailed,
    isCached: true,
  }),
});
