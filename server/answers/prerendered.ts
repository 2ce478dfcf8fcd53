import { listedKinds, pagedKinds } from '../../lib/content/record-kinds.ts';
import { readPrerenderManifest } from '../../lib/server/next-internals/prerender-manifest.ts';
import { idPattern } from '../../lib/shared/parsing/id-form.ts';
import {
  countedKeys,
  isDynamicList,
  listPath,
  searchPath,
  toSearchQuery,
} from '../../lib/shared/parsing/list-query.ts';

const listNouns = (kinds: readonly { noun: string }[]) => kinds.map(({ noun }) => noun).join('|');

const publicReads = new RegExp(
  `^/api/(?:about|projects/featured|${listNouns(listedKinds)}|(?:${listNouns(pagedKinds)})/${idPattern})$`,
);

const withQuery = (path: string, asked: URLSearchParams): string =>
  asked.size > 0 ? `${path}?${asked}` : path;

function toSearch(path: string, query: string): string | null {
  if (path !== searchPath && path !== listPath) return null;
  const asked = new URLSearchParams(query);
  if (path === listPath && !isDynamicList(asked)) return null;
  return withQuery(path, toSearchQuery(asked));
}

function toCountedQuery(path: string, query: string): URLSearchParams {
  const counted = countedKeys.get(path) ?? [];
  return new URLSearchParams([...new URLSearchParams(query)].filter(([key]) => counted.includes(key)));
}

export function makeFindPrerendered(distDir: string) {
  const { routes, dynamicRoutes } = readPrerenderManifest(distDir);
  // A route that renders per request has a shell to start from.
  const onDemand = Object.values(dynamicRoutes)
    .filter(({ fallback }) => fallback === null)
    .map(({ routeRegex }) => new RegExp(routeRegex));
  return (path: string, query: string): string | null => {
    const search = toSearch(path, query);
    if (search !== null) return search;
    const route = routes[path];
    if (!route && publicReads.test(path)) return path;
    if (route ? route.response !== 'complete' : !onDemand.some((pattern) => pattern.test(path))) return null;
    const asked = toCountedQuery(path, query);
    return withQuery(path, asked);
  };
}
