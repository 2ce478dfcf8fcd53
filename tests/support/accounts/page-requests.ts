import { baseUrl } from '../contract/api';

/** A request of a visitor; of the site itself, unless `from` names another instance. */
export type Ask = { path: string; headers?: Record<string, string>; from?: string };

/** All that comes back, its headers too. */
export async function ask({
  path,
  headers = {},
  from = baseUrl,
}: Ask): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${from}${path}`, { headers });
  return { status: answer.status, text: `${[...answer.headers].join('\n')}\n${await answer.text()}` };
}

/** What the browser asks for when a link of the site is followed. */
export const payload = { rsc: '1' };

/** The same, ahead, in segments. */
export const segment = (name: string) => ({
  rsc: '1',
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': name,
});
export const segmentNames = ['/_tree', '/_index', '/_full'];
