import fs from 'node:fs';
import path from 'node:path';
import { idPattern } from '../../../lib/shared/id-form.ts';
import { countedKeys, filterKeys } from '../../../lib/shared/list-query.ts';
import { pagedKinds, recordKinds } from '../../../lib/shared/record-kinds.ts';

const listNouns = (kinds: readonly { noun: string }[]) => kinds.map(({ noun }) => noun).join('|');

/** The public reads, whose handlers say themselves whether an answer may be kept. */
const publicReads = new RegExp(
  `^/api/(?:about|projects/featured|${listNouns(Object.values(recordKinds))}|(?:${listNouns(pagedKinds)})/${idPattern})$`,
);

type Manifest = {
  routes: Record<string, { response: string }>;
  dynamicRoutes: Record<string, { routeRegex: string; fallback: string | false | null }>;
};

/** What the build says of the addresses; none where nothing is built, which Next says itself. */
function readManifest(distDir: string): Manifest {
  const file = path.join(distDir, 'prerender-manifest.json');
  if (!fs.existsSync(file)) return { routes: {}, dynamicRoutes: {} };
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
}

/** What makes another page, and nothing else of the query. */
function toCountedQuery(path: string, query: string): URLSearchParams {
  const counted = countedKeys.get(path) ?? [];
  return new URLSearchParams([...new URLSearchParams(query)].filter(([key]) => counted.includes(key)));
}

/**
 * Which addresses the build prerenders, or has prerendered when they are first asked for: the address with what of its query
 * changes the answer, null where each request is drawn.
 */
export function makeFindPrerendered(distDir: string) {
  const { routes, dynamicRoutes } = readManifest(distDir);
  // A route that is drawn for each request has a shell to start from.
  const onDemand = Object.values(dynamicRoutes)
    .filter(({ fallback }) => fallback === null)
    .map(({ routeRegex }) => new RegExp(routeRegex));
  return (path: string, query: string): string | null => {
    const route = routes[path];
    if (!route && publicReads.test(path)) return path;
    if (route ? route.response !== 'complete' : !onDemand.some((pattern) => pattern.test(path))) return null;
    const asked = toCountedQuery(path, query);
    // Words are too many to be kept.
    if (asked.has(filterKeys.words)) return null;
    return asked.size > 0 ? `${path}?${asked}` : path;
  };
}
