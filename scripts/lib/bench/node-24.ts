import { findNode } from '../programs/node-from-npm';
import type { Bench } from './bench';
import { startFloor } from './floor';
import type { Row } from './row';
import { startSite } from './starting';
import { measureThroughput } from './throughput';

/** The answers a second once more, of the site and of the floor app under Node 24. */
export async function measureNode24({ floorFolder, isBrief }: Bench): Promise<Row[]> {
  const node = await findNode('24');
  const floor = await startFloor(floorFolder, node);
  try {
    const site = await startSite({ node });
    const rows = await measureThroughput(site.url, floor, isBrief).finally(site.stop);
    return rows.map((row) => ({ ...row, what: `Node 24: ${row.what}` }));
  } finally {
    await floor.stop();
  }
}
