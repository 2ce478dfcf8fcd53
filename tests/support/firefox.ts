import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { baseUrl } from './api';
import { untilHydrated } from './hydrated';

let browser: Browser;
let page: Page;
let problems: string[] = [];

/** Watches for what no visitor must cause: errors in the console, uncaught errors, failed requests. */
function watch(watched: Page): void {
  watched.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  watched.on('pageerror', (error) => problems.push(String(error)));
  watched.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} ${response.status()}`);
  });
}

/** Gives each test of the file a new profile of Firefox, and fails it for what its page has caused. */
export function driveFirefox(): void {
  beforeAll(async () => {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: process.env.FIREFOX_PATH ?? '',
      headless: true,
    });
  });
  beforeEach(async () => {
    problems = [];
    const context = await browser.createBrowserContext();
    page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    watch(page);
  });
  afterEach(async () => {
    await page.browserContext().close();
    expect(problems).toEqual([]);
  });
  afterAll(() => browser.close());
}

/** Opens an address of the site, once its scripts have taken over. */
export async function open(path: string): Promise<Page> {
  await page.goto(`${baseUrl}${path}`);
  await untilHydrated(page);
  return page;
}

/** By role and name, as people and screen readers find it; `inside` says where. */
export const named = (role: string, name: string, inside = '') =>
  `${inside}::-p-aria([role="${role}"][name="${name}"])`;

export const click = (selector: string) => page.locator(selector).click();
export const fill = (selector: string, text: string) => page.locator(selector).fill(text);

/** The words of each element that fits and is seen. */
export const readTexts = (selector: string): Promise<string[]> =>
  page.$$eval(selector, (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.textContent ?? ''),
  );
/** The words of the first one; '' while there is none. */
export const readText = async (selector: string): Promise<string> => (await readTexts(selector))[0] ?? '';
export const readAddress = () => page.url().slice(baseUrl.length);

/** Signs the browser in, as the admin of that token. */
export const takeToken = (token: string) =>
  page.browserContext().setCookie({
    name: 'next-auth.session-token',
    value: token,
    domain: new URL(baseUrl).hostname,
    path: '/',
    httpOnly: true,
  });
