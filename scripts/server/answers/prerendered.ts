import { readPrerenderManifest } from '../../../lib/server/next-internals/prerender-manifest.ts';
import { idPattern } from '../../../lib/shared/id-form.ts';
import { countedKeys, isDynamicList } from '../../../lib/shared/list-query.ts';
import { listedKinds, pagedKinds } from '../../../lib/shared/record-kinds.ts';

const listNouns = (kinds: readonly { noun: string }[]) => kinds.map(({ noun }) => noun).join('|');

/** The public reads, whose handlers say themselves whether an answer may be kept. */
const publicReads = new RegExp(
  `^/api/(?:about|projects/featured|${listNouns(listedKinds)}|(?:${listNouns(pagedKinds)})/${idPattern})$`,
);

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
  const { routes, dynamicRoutes } = readPrerenderManifest(distDir);
  // A route that is drawn for each request has a shell to start from.
  const onDemand = Object.values(dynamicRoutes)
    .filter(({ fallback }) => fallback === null)
    .map(({ routeRegex }) => new RegExp(routeRegex));
  return (path: string, query: string): string | null => {
    const route = routes[path];
    if (!route && publicReads.test(path)) return path;
    if (route ? route.response !== 'complete' : !onDemand.some((pattern) => pattern.test(path))) return null;
    const asked = toCountedQuery(path, query);
    if (isDynamicList(asked)) return null;
    return asked.size > 0 ? `${path}?${asked}` : path;
  };
}
