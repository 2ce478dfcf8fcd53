import { withContent } from './lib/database/database';
import { say } from './lib/say';

export const main = () =>
  withContent(async () => {
    const { removeDemo } = await import('@/prisma/seed/index');
    const count = await removeDemo();
    say(count > 0 ? `Removed ${count} demo record(s).` : 'There are no demo records.');
  });
