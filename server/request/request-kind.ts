import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { isReading } from '../../lib/shared/parsing/is-reading.ts';
import type { ShareName } from '../queue/request-queue.ts';
import type { Caller } from './caller.ts';

export type Kind = 'file' | 'api' | 'admin' | 'login' | 'framework' | 'page';

type Asked = Pick<IncomingMessage, 'method' | 'url'> & Partial<Pick<IncomingMessage, 'headers'>>;

const starts: [string, Kind][] = [
  ['/api/', 'api'],
  ['/admin', 'admin'],
  ['/786313login', 'login'],
  ['/_next/', 'framework'],
];

const listFiles = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => name.split(path.sep).join('/'))
    : [];

export const pathOf = ({ url = '' }: Asked): string => url.split('?', 1)[0] ?? '';

export function makeFindKind(distDir: string, folder = 'public'): (request: IncomingMessage) => Kind {
  const files = new Set([
    ...listFiles(folder).map((name) => `/${name}`),
    ...listFiles(path.join(distDir, 'static')).map((name) => `/_next/static/${name}`),
  ]);
  return (request) => {
    const address = pathOf(request);
    if (isReading(request) && (files.has(address) || address.startsWith('/uploads/'))) return 'file';
    return starts.find(([start]) => address.startsWith(start))?.[1] ?? 'page';
  };
}

const logins = /^\/(?:786313login|api\/auth\/|api\/admin\/auth\/login)/;
const forms = /^\/(?:api\/v1\/|withdraw$|document$)/;
const sources = /^\/api\/in\//;
const cards = /^\/(?:(?:share|brand-icon)\/|projects\/[^/]+\/brochure$)/;

/** This header alone must not skip the queue of pages. */
const isHandedOn = (request: Asked): boolean =>
  !isReading(request) && ['next-action', 'x-action-forwarded'].every((name) => request.headers?.[name]);

export function shareOf(request: Asked, caller: Caller): ShareName {
  if (isHandedOn(request)) return 'handedOn';
  if (caller !== 'stranger') return caller === 'staff' ? 'staff' : 'programs';
  const address = pathOf(request);
  // The page of the log-in renders like any page; its requests do not.
  if (logins.test(address) && !(isReading(request) && !address.startsWith('/api/'))) return 'logins';
  if (forms.test(address) && !isReading(request)) return 'forms';
  if (sources.test(address)) return 'sources';
  if (address.startsWith('/api/')) return 'api';
  return cards.test(address) ? 'cards' : 'strangers';
}
