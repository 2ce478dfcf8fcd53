import fs from 'node:fs';
import path from 'node:path';

type Manifest = { node: Record<string, unknown> };

const isCachedRead = (id: string) => Number.parseInt(id.slice(0, 2), 16) >= 0x80;

/** Otherwise anybody who knows the id could call a function with `use cache` with any arguments. */
export function keepActionsAlone(distDir: string): void {
  const file = path.join(distDir, 'server', 'server-reference-manifest.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const all = Object.entries(manifest.node);
  const node = Object.fromEntries(all.filter(([id]) => !isCachedRead(id)));
  const cachedReads = Object.fromEntries(all.filter(([id]) => isCachedRead(id)));
  fs.writeFileSync(path.join(distDir, 'server', 'cached-reads.json'), JSON.stringify({ node: cachedReads }));
  fs.writeFileSync(file, JSON.stringify({ ...manifest, node }));
}
