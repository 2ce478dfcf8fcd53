import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { baseUrl } from '../../support/contract/api';

const served = `${process.env.NEXT_DIST_DIR}/server`;

function sizeOf(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

async function readStatus(address: string): Promise<number> {
  const answer = await fetch(`${baseUrl}${address}`);
  await answer.arrayBuffer();
  return answer.status;
}

it('addresses of nothing answer 404 without filling the disk', async () => {
  const ids = Array.from({ length: 40 }, () => randomUUID());
  const before = sizeOf(served);
  for (const id of ids) {
    const answers = await Promise.all([readStatus(`/projects/${id}`), readStatus(`/board/${id}`)]);
    expect(answers).toEqual([404, 404]);
  }
  expect(sizeOf(served) - before).toBeLessThan(64 * 1024);
}, 120_000);
