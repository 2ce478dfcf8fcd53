import { say } from './lib/say';
import { measureSite } from './lib/size/site';
import { renderSizes } from './lib/size/table';
import { withTestSite } from './lib/testing/test-site-run';

export const main = (): Promise<void> =>
  withTestSite('size', async (site) => {
    const rows = await measureSite(site);
    say(`\n${renderSizes(rows)}\n`);
    const excess = rows.flatMap((row) => row.excess);
    if (excess.length > 0) throw new Error(excess.join('\n'));
  });
