import type { Client } from 'pg';
import { expireTags } from '../../../tests/support/records/expire-tags';
import type { Bench } from './bench';
import { quantile } from './median';
import type { Row } from './row';

/** @throws Error for a refusal. */
async function timed(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ ms: number; response: Response }> {
  const started = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  const ms = performance.now() - started;
  if (response.status >= 400) throw new Error(`${url} answered ${response.status}.`);
  return { ms, response };
}

async function p95Of(urls: string[], headers: Record<string, string> = {}): Promise<number> {
  const times: number[] = [];
  for (const url of urls) times.push((await timed(url, headers)).ms);
  return quantile(times, 0.95);
}

export async function measureWaits({ base, token }: Bench, client: Client): Promise<Row[]> {
  const limit = (what: string, ours: number, value: number): Row => ({
    what,
    ours,
    unit: 'ms',
    against: { name: 'limit', value },
    bar: { most: 1 },
  });
  const cookie = { cookie: `next-auth.session-token=${token}` };
  const admin = async (what: string, path: string) => {
    const urls = Array.from({ length: 40 }, () => `${base}${path}`);
    await timed(base + path, cookie);
    return limit(`${what}, p95`, await p95Of(urls, cookie), 100);
  };
  const { rows } = await client.query('select slug from project where sort_order > 5000 limit 100');
  const cold = await p95Of(rows.map(({ slug }) => `${base}/projects/${slug}`));
  await expireTags(client, 'projects');
  const all = await timed(`${base}/api/projects`);
  const again = await timed(`${base}/api/projects`, {
    'if-none-match': all.response.headers.get('etag') ?? '',
  });
  if (again.response.status !== 304)
    throw new Error(`An unchanged list was answered ${again.response.status}.`);
  return [
    await admin('/admin/projects', '/admin/projects'),
    await admin('/admin/projects, search', '/admin/projects?q=areca+77'),
    await admin('/admin/enquiries', '/admin/enquiries'),
    await admin('/admin/enquiries, search', '/admin/enquiries?q=isitor+4321'),
    limit('a project that nobody has asked for, p95', cold, 60),
    limit('GET /api/projects of 10,000, anew', all.ms, 1500),
    limit('the same, unchanged: 304', again.ms, 50),
  ];
}
