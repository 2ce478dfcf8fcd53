import fs from 'node:fs';
import path from 'node:path';

type Manifest = {
  routes: Record<string, { response: string }>;
  dynamicRoutes: Record<string, { routeRegex: string; fallback: string | false | null }>;
};

export function readPrerenderManifest(distDir: string): Manifest {
  const file = path.join(distDir, 'prerender-manifest.json');
  if (!fs.existsSync(file)) return { routes: {}, dynamicRoutes: {} };
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
}
