import { chromium, type Page } from 'playwright/test';
import { messages } from '@/lib/content/messages';
import { untilHydrated } from '../../../tests/support/hydrated';
import { findChromium } from '../programs/chromium';
import type { Bench } from './bench';
import { median } from './median';
import { renameProject } from './rename-project';
import type { Row } from './row';

/** Milliseconds from a click until the page holds each of the texts, counted by the page itself. */
function clickUntil(page: Page, button: string, texts: string[]): Promise<number[]> {
  return page
    .getByRole('dialog')
    .getByRole('button', { name: button, exact: true })
    .evaluate(
      (element, wanted) =>
        new Promise<number[]>((resolve) => {
          const started = performance.now();
          const times = new Map<string, number>();
          // No function here may have a name: what strips the types would write a helper that the page does not know.
          new MutationObserver((_changes, observer) => {
            const shown = [...document.querySelectorAll('article h2, [data-sonner-toast]')]
              .map(({ textContent }) => textContent)
              .join('\n');
            for (const text of wanted)
              if (!times.has(text) && shown.includes(text)) times.set(text, performance.now() - started);
            if (times.size < wanted.length) return;
            observer.disconnect();
            resolve(wanted.map((text) => times.get(text) ?? Number.NaN));
          }).observe(document.body, { childList: true, characterData: true, subtree: true });
          (element as HTMLElement).click();
        }),
      texts,
    );
}

/** From Save to the toast and to the list that shows the change, of a project. */
export async function measureAdminSaving({ base, token, isBrief }: Bench): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const [toast, list]: [number[], number[]] = [[], []];
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies([{ name: 'next-auth.session-token', value: token, url: base, httpOnly: true }]);
    const page = await context.newPage();
    let former: { id: string; name: string } | undefined;
    for (let round = 0; round < (isBrief ? 2 : 20); round += 1) {
      await page.goto(`${base}/admin/projects`);
      await untilHydrated(page);
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      const field = page.getByRole('dialog').getByLabel('Name required');
      former ??= {
        id: new URL(page.url()).searchParams.get('edit') ?? '',
        name: await field.inputValue(),
      };
      const name = `Saved ${round} ${Date.now()}`;
      await field.fill(name);
      const [toToast = Number.NaN, toList = Number.NaN] = await clickUntil(page, 'Update Project', [
        messages.toast.projectUpdated,
        name,
      ]);
      toast.push(toToast);
      list.push(toList);
    }
    // Other parts look for it by its name.
    if (former) await renameProject({ base, token }, former.id, former.name);
  } finally {
    await browser.close();
  }
  const row = (what: string, times: number[], value: number): Row => ({
    what,
    ours: median(times),
    unit: 'ms',
    against: { name: 'limit', value },
    bar: { most: 1 },
  });
  return [row('from Save to the toast', toast, 60), row('from Save to the refreshed list', list, 100)];
}
