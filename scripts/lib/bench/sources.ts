import { chromium } from 'playwright/test';
import { sourceKindNames, sourceKinds } from '@/lib/content/sources/sources';
import { startPortalStandIn } from '../../../tests/support/portal-stand-in';
import { startSecondServer } from '../../../tests/support/second-server';
import { walkSource } from '../../../tests/support/source-walk';
import { findChromium } from '../programs/chromium';
import type { Bench } from './bench';
import type { Row } from './row';

/** An office has three minutes for each. */
const limit = { name: 'limit', value: 180 } as const;

/** Each kind of source from nothing to its first enquiry, by its screen alone, against services that stand on this machine. */
export async function measureSources({ site, token }: Bench): Promise<Row[]> {
  const portals = await startPortalStandIn();
  // Its address and its port are its own.
  const { PORT: _port, SITE_URL: _url, NEXTAUTH_URL: _named, ...settings } = site;
  const asked = { SOURCES_BASE_URL: portals.url, WEBHOOKS_PRIVATE: 'allow' };
  const server = await startSecondServer({ ...settings, ...asked });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([
    { name: 'next-auth.session-token', value: token, url: server.url, httpOnly: true },
  ]);
  const page = await context.newPage();
  const rows: Row[] = [];
  try {
    for (const kind of sourceKinds)
      rows.push({
        what: `${sourceKindNames[kind]} added, until its first enquiry is there`,
        ours: await walkSource(page, { origin: server.url, kind, portals }),
        unit: 's',
        against: limit,
        bar: { most: 1 },
      });
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    await portals.stop();
  }
}
