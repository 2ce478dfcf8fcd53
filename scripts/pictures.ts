import { withContent } from './lib/database/database';
import { say } from './lib/say';

export const main = () =>
  withContent(async () => {
    const { findUndone } = await import('@/lib/server/pictures/resume');
    const { finishRenditions } = await import('@/lib/server/pictures/queue');
    const ids = await findUndone();
    for (const [index, id] of ids.entries()) {
      await finishRenditions([id]);
      say(`${index + 1} of ${ids.length} pictures`);
    }
    const left = await findUndone();
    if (left.length > 0)
      throw new Error(`${left.length} picture(s) have missing files. The reason is printed above.`);
    say('Every picture has all its files.');
  });
