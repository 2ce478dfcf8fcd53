import { listedKinds, pagedKinds } from '../../../lib/content/record-kinds.ts';
import { readPrerenderManifest } from '../../../lib/server/next-internals/prerender-manifest.ts';
import { idPattern } from '../../../lib/shared/id-form.ts';
import {
  countedKeys,
  isDynamicList,
  listPath,
  searchPath,
  toSearchQuery,
} from '../../../lib/shared/list-query.ts';

const listNouns = (kinds: readonly { noun: string }[]) => kinds.map(({ noun }) => noun).join('|');

/** The public reads, whose handlers say themselves whether an answer may be kept. */
const publicReads = new RegExp(
  `^/api/(?:about|projects/featured|${listNouns(listedKinds)}|(?:${listNouns(pagedKinds)})/${idPattern})$`,
);

const withQuery = (path: string, asked: URLSearchParams): string =>
  asked.size > 0 ? `${path}?${asked}` : path;

/** A list that is drawn for what it is asked for, in one spelling; null for any other address. */
function toSearch(path: string, query: string): string | null {
  if (path !== searchPath && path !== listPath) return null;
  const asked = new URLSearchParams(query);
  if (path === listPath && !isDynamicList(asked)) return null;
  return withQuery(path, toSearchQuery(asked));
}

/** What makes another page, and nothing else of the query. */
function toCountedQuery(path: string, query: string): URLSearchParams {
  const counted = countedKeys.get(path) ?? [];
  return new URLSearchParams([...new URLSearchParams(query)].filter(([key]) => counted.includes(key)));
}

/**
 * Of which addresses the answer is everybody's: what the build prerenders, or has prerendered when it is first asked for, and searched
 * lists. The address with what of its query changes the answer; null where each request is drawn.
 */
export function makeFindPrerendered(distDir: string) {
  const { routes, dynamicRoutes } = readPrerenderManifest(distDir);
  // A route that is drawn for each request has a shell to start from.
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
