import fs from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright/test';
import { recordScreens } from '@/lib/shared/record-kinds';
import { onStopSignal, runQuietly } from '../processes';
import { findChromium } from '../programs/chromium';
import { say } from '../say';
import { makeTempFolder } from '../temp-folder';
import { findDifference } from './differences';
import { nameOf, openPage, settle, signIn, sizeOf } from './page';
import { type StartedSite, startSite } from './started-site';

const widths = [360, 768, 1280];
/** A picture that comes later is no difference. */
const pictureMs = 20_000;
/** What shows no time, and nothing in the order in which it was made: the same content is drawn the same. */
const pages = [
  '/',
  '/aboutclick',
  '/about',
  '/projects',
  '/upcoming-projects',
  '/brands',
  '/faqs',
  '/contact',
  '/privacy',
];
const screens = [
  ...recordScreens.map(({ href }) => href),
  '/admin/about',
  '/admin/redirects',
  '/admin/settings',
  '/admin/settings?part=home',
  '/admin/settings?part=faqs',
];

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Draws each page and screen of a site at each width, and answers the names of the pictures. */
async function drawSite(site: StartedSite, browser: Browser, folder: string): Promise<string[]> {
  const drawn: string[] = [];
  const options = { baseURL: site.url, reducedMotion: 'reduce' as const };
  const draw = async (addresses: string[], state?: Session) => {
    for (const address of addresses) {
      for (const width of widths) {
        const name = `${nameOf(address)}-${width}.png`;
        // A browser that has a wider file of a picture draws that one: each begins with none.
        const page = await browser.newPage({
          ...options,
          viewport: sizeOf(width),
          ...(state && { storageState: state }),
        });
        await openPage(page, address);
        await settle(page, pictureMs);
        await page.screenshot({
          path: path.join(folder, name),
          fullPage: true,
          animations: 'disabled',
          mask: [page.locator('time, video')],
        });
        await page.close();
        drawn.push(name);
      }
    }
  };
  const [project] = (await (await fetch(`${site.url}/api/projects`)).json()) as { slug: string }[];
  await draw([...pages, `/projects/${project?.slug}`]);
  const page = await browser.newPage(options);
  await signIn(page, site.admin);
  const session = await page.context().storageState();
  await page.close();
  await draw(screens, session);
  return drawn;
}

/** Draws the tree as it stands and another commit, one after the other, and puts what differs side by side into a folder. Fails where something does. */
export async function compareWith(ref: string, into: string): Promise<void> {
  const commit = (await runQuietly('git', ['rev-parse', '--verify', `${ref}^{commit}`])).trim();
  const temporary = makeTempFolder('compare');
  const checkout = path.join(temporary, 'checkout');
  let [browser, site]: [Browser?, StartedSite?] = [];
  const cleanUp = async () => {
    await browser?.close();
    await site?.stop();
    fs.rmSync(temporary, { recursive: true, force: true });
    await runQuietly('git', ['worktree', 'prune']);
  };
  onStopSignal(() => void cleanUp().finally(() => process.exit(130)));
  try {
    browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
    say(`Taking ${ref} and its packages…`);
    await runQuietly('git', ['worktree', 'add', '--detach', checkout, commit]);
    await runQuietly('npm', ['ci', '--no-audit', '--no-fund'], { cwd: checkout });
    let names: string[] = [];
    for (const [name, folder] of [
      ['before', checkout],
      ['after', process.cwd()],
    ] as const) {
      say(`Drawing ${name === 'before' ? ref : 'the tree as it stands'}…`);
      site = await startSite(folder, path.join(temporary, `data-${name}`));
      names = await drawSite(site, browser, path.join(temporary, name));
      await site.stop();
    }
    fs.rmSync(into, { recursive: true, force: true });
    fs.mkdirSync(into, { recursive: true });
    const different: string[] = [];
    for (const name of names) {
      const [before = '', after = ''] = ['before', 'after'].map((drawn) => path.join(temporary, drawn, name));
      const count = await findDifference(before, after, path.join(into, name));
      if (count > 0) different.push(`${name}: ${count} points`);
    }
    const found =
      different.length === 0 ? 'none differs' : `${different.length} differ, side by side in ${into}`;
    say([...different, `${names.length} pictures compared with ${ref}: ${found}.`].join('\n'));
    process.exitCode = different.length === 0 ? 0 : 1;
  } finally {
    await cleanUp();
  }
}
