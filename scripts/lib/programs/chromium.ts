import { canInstall, findFile, inPath, installByApt } from './apt';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function findInstalled(): Promise<string | undefined> {
  const { chromium } = await import('playwright/test');
  return findFile([
    process.env.CHROMIUM_PATH ?? '',
    chromium.executablePath(),
    ...names.flatMap(inPath),
    ...places,
  ]);
}

const findShell = () => findFile([process.env.CHROMIUM_SHELL_PATH ?? '', ...shellNames.flatMap(inPath)]);

/** @throws Error that says what to run. */
export async function findChromium(): Promise<string> {
  const found = await findInstalled();
  if (found) return found;
  if (canInstall()) {
    installByApt('chromium', 'fonts-liberation');
    const installed = await findInstalled();
    if (installed) return installed;
  }
  throw new Error('The browser tests need Chromium. Run: npx playwright install --with-deps chromium');
}

/** The headless shell takes two thirds of the processor time, but has no back/forward cache. */
export async function findTestBrowsers(): Promise<{ CHROMIUM_PATH: string; CHROMIUM_SHELL_PATH: string }> {
  const chromium = await findChromium();
  if (!findShell() && canInstall()) installByApt('chromium-headless-shell');
  return { CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: findShell() ?? chromium };
}
