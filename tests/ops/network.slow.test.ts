import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { findCaddy } from '@/scripts/lib/programs/caddy';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { startCaddy } from '../support/servers/caddy';
import { waitFor } from '../support/wait-for';

const folder = makeTempFolder('network');
const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the given Caddyfile refuses calls of the API without TLS, and leads all else to https', async () => {
  const caddy = findCaddy();
  const adapted = spawnSync(caddy, ['adapt', '--config', 'docs/operations/Caddyfile'], {
    encoding: 'utf8',
    env,
  });
  expect([adapted.status, adapted.stderr]).toEqual([0, expect.not.stringContaining('error')]);

  const server = await startCaddy();
  const ask = async (address: string, method = 'GET') => {
    const answer = await fetch(`${server.plainUrl}${address}`, { method, redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  try {
    await waitFor(() => ask('/'));
    expect(await ask('/api/v1/projects')).toEqual([403, null]);
    expect(await ask('/api/v1/enquiries', 'POST')).toEqual([403, null]);
    expect(await ask('/projects?q=a')).toEqual([
      308,
      expect.stringMatching(/^https:\/\/localhost.*\/projects\?q=a$/),
    ]);
  } finally {
    await server.stop();
  }
});
