import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { askInOverlappingWindows } from '../../support/database/overlapping-windows';
import { type PortalStandIn, polled, startPortalStandIn } from '../../support/stand-ins/portal-stand-in';

let portals: PortalStandIn;

beforeAll(async () => {
  portals = await startPortalStandIn();
  Object.assign(env, { SOURCES_BASE_URL: portals.url, WEBHOOKS_PRIVATE: 'allow' });
});
afterAll(() => portals.stop());

test.each(polled)(
  'of %s 500 in overlapping windows, with pages refused and cut and a process that ends before a window is noted, are 500',
  async (kind) => {
    await db.enquiry.deleteMany();
    await db.source.deleteMany();
    const { told, kept } = await askInOverlappingWindows(portals, kind, 500);
    expect(await db.sourceBody.count()).toBe(500);
    expect(kept).toEqual(told);
  },
);
