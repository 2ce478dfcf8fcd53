import { connection } from 'next/server';
import { findSearched, readShown } from '@/lib/domain/projects/queries';
import { json, methods, publicRoute } from '@/lib/server/http/route';
import { isDrawnForEverybody } from '@/lib/server/request-id';
import { registerFinder } from '@/lib/server/search-finder';
import { AppError } from '@/lib/shared/errors';

registerFinder(findSearched);

/** What searches are made among. For our own server alone, which draws one page for all words that find the same. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(
    async () => {
      await connection();
      if (!isDrawnForEverybody()) throw new AppError('not_found', 'There is no such address.');
      return json(await readShown());
    },
    { isCached: true },
  ),
});
