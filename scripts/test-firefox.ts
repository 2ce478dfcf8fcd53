import { findFirefox } from './lib/programs/firefox';
import { say } from './lib/say';
import { withTestSite } from './lib/testing/test-site-run';
import { runVitest } from './lib/testing/tools';

/** The ways that most visitors and the office go, in Firefox: `npm run test:firefox`. */
export async function main(filters: string[]): Promise<void> {
  const firefox = findFirefox();
  await withTestSite('firefox', async (site, folder) => {
    const env = { ...process.env, ...site, FIREFOX_PATH: firefox };
    const { passed, failures } = await runVitest('firefox', folder, filters, env);
    if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `✗ ${failure}`).join('\n')}`);
    say(`\n${passed} passed, ${failures.length} failed`);
    process.exitCode = failures.length > 0 ? 1 : 0;
  });
}
