import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { say } from './say';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function findInstalled(): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin');
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...places,
  ];
  return candidates.find((file) => file !== '' && fs.existsSync(file)) ?? null;
}

function installByApt(): void {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    options,
  );
}

/** The Chromium of CHROMIUM_PATH, of Playwright or of the system; as root it is installed where it is missing. @throws Error that says what to run. */
export async function findChromium(): Promise<string> {
  const found = await findInstalled();
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests…');
    installByApt();
    const installed = await findInstalled();
    if (installed) return installed;
  }
  throw new Error('The browser tests need Chromium. Run: npx playwright install --with-deps chromium');
}
