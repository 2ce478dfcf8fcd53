import { getAboutStats } from '@/lib/domain/about/queries';
import { listDirectors } from '@/lib/domain/board/queries';
import { readOptional } from '@/lib/server/cache/optional';

export async function readAboutRecords() {
  const [stats, board] = await Promise.all([
    readOptional('about stats', getAboutStats),
    readOptional('board', listDirectors),
  ]);
  return { stats, board };
}
