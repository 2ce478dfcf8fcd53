import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isExpired, now } from '@/lib/server/cache/expiry.cjs';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { Purges } from './purges';

it('a purge that was noted by a clock ahead of ours is one of now: what is drawn from now on is kept', () => {
  const folder = makeTempFolder('purges');
  fs.writeFileSync(
    path.join(folder, 'purges.json'),
    JSON.stringify({ 'of a clock ahead': now() + 3_600_000 }),
  );
  const before = now();
  new Purges(folder);
  expect(isExpired(['of a clock ahead'], before)).toBe(true);
  expect(isExpired(['of a clock ahead'], now())).toBe(false);
  fs.rmSync(folder, { recursive: true });
});
