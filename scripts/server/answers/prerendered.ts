import fs from 'node:fs';
import path from 'node:path';
import { listQueryKeys } from '../../../lib/shared/project-filter.ts';

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

/** A list that is asked for more is drawn for its request. */
const asksTheList = (query: string) => {
  const asked = new URLSearchParams(query);
  return listQueryKeys.some((key) => asked.has(key));
};

/** Which addresses the build prerenders, or has prerendered when they are first asked for. Their other queries change nothing. */
export function makeIsPrerendered(distDir: string): (path: string, query: string) => boolean {
  const { routes, dynamicRoutes } = readManifest(distDir);
  // A route that is drawn for each request has a shell to start from.
  const onDemand = Object.values(dynamicRoutes)
    .filter(({ fallback }) => fallback === null)
    .map(({ routeRegex }) => new RegExp(routeRegex));
  return (address, query) => {
    const route = routes[address];
    if (route ? route.response !== 'complete' : !onDemand.some((pattern) => pattern.test(address)))
      return false;
    return query === '' || address !== '/projects' || !asksTheList(query);
  };
}
