import { messages } from '@/lib/content/messages';
import { findDirector } from '@/lib/domain/board/queries';
import { json, methods, publicRoute } from '@/lib/server/http/route';
import { AppError } from '@/lib/shared/errors';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(
    async (_request, { id = '' }) => {
      const director = await findDirector(id);
      if (!director) throw new AppError('not_found', messages.board.detailFailed);
      return json(director);
    },
    { failure: messages.board.detailFailed, isCached: true },
  ),
});
