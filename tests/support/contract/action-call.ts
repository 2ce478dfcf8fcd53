import fs from 'node:fs';
import { z } from 'zod';
import { baseUrl } from './api';

const manifest = z.object({
  node: z.record(
    z.string(),
    z.object({
      exportedName: z.string(),
      filename: z.string(),
      workers: z.record(z.string(), z.unknown()),
    }),
  ),
});

export type ActionEntry = { id: string; name: string; file: string; pages: string[] };

function readEntries(name: string): ActionEntry[] {
  const text = fs.readFileSync(`${process.env.NEXT_DIST_DIR}/server/${name}.json`, 'utf8');
  return Object.entries(manifest.parse(JSON.parse(text)).node).map(([id, entry]) => ({
    id,
    name: entry.exportedName,
    file: entry.filename,
    pages: Object.keys(entry.workers),
  }));
}

/** What the build answers calls of by an id. */
export const builtFunctions = readEntries('server-reference-manifest');
/** The functions with `use cache`, which have ids of the same kind and are called by none. */
export const cachedReads = readEntries('cached-reads');

const outcome = z.union([
  z.object({ ok: z.literal(true), data: z.unknown() }),
  z.object({ ok: z.literal(false), error: z.object({ code: z.string(), message: z.string() }) }),
]);

export type ActionAnswer = { status: number; text: string; code: string };

/** `ok`, or the code of the error that the action answered; empty when it answered no result. */
function codeOf(text: string): string {
  const [, row] = /"a":"\$@(\w+)"/.exec(text) ?? [];
  // A long text before it ends without a line of its own.
  const [, value = 'null'] = (row && new RegExp(`(?:^|[^0-9a-f])${row}:([{"\\[n].*)$`, 'm').exec(text)) || [];
  const parsed = outcome.safeParse(JSON.parse(value));
  if (!parsed.success) return '';
  return parsed.data.ok ? 'ok' : parsed.data.error.code;
}

/** Calls a server action as the browser does: a POST to a page with the action's id. */
export async function callAction(
  id: string,
  args: unknown[],
  {
    token,
    path = '/admin',
    headers,
    site = baseUrl,
  }: { token?: string; path?: string; headers?: Record<string, string>; site?: string } = {},
): Promise<ActionAnswer> {
  const response = await fetch(`${site}${path}`, {
    method: 'POST',
    headers: {
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      'next-action': id,
      origin: site,
      ...(token && { cookie: `next-auth.session-token=${token}` }),
      ...headers,
    },
    body: JSON.stringify(args),
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, text, code: response.ok ? codeOf(text) : '' };
}
