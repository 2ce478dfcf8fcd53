import fs from 'node:fs';
import path from 'node:path';

type Manifest = { node: Record<string, unknown> };

/** By the first bit of its id Next tells a function with `use cache` from an action. */
const isCachedRead = (id: string) => Number.parseInt(id.slice(0, 2), 16) >= 0x80;

/**
 * Takes the functions with `use cache` out of the list of what may be called by an id: Next would answer whoever knows the id,
 * with any arguments. They are listed beside it.
 */
export function keepActionsAlone(distDir: string): void {
  const file = path.join(distDir, 'server', 'server-reference-manifest.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const all = Object.entries(manifest.node);
  const node = Object.fromEntries(all.filter(([id]) => !isCachedRead(id)));
  const cachedReads = Object.fromEntries(all.filter(([id]) => isCachedRead(id)));
  fs.writeFileSync(path.join(distDir, 'server', 'cached-reads.json'), JSON.stringify({ node: cachedReads }));
  fs.writeFileSync(file, JSON.stringify({ ...manifest, node }));
}
