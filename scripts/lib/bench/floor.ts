import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nextProgram } from '../build';
import { findFreePort } from '../ports';
import { type Program, startProgram } from './program';

const sources: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }',
  'postcss.config.mjs': 'export default {};',
  'next.config.mjs': `export default { cacheComponents: true, turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  'app/layout.jsx': `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
  'app/page.jsx': `import Image from 'next/image'; import Link from 'next/link';
export default function Page() { return <main><h1>Floor</h1><Image src="/one.png" alt="" width={16} height={16} unoptimized /><Link href="/dynamic">On</Link></main>; }`,
  'app/dynamic/page.jsx': `import { Suspense } from 'react'; import { connection } from 'next/server'; import Link from 'next/link';
async function Now() { await connection(); return <p>{Date.now()}</p>; }
export default function Page() { return <main><h1>Floor</h1><Suspense><Now /></Suspense><Link href="/">Back</Link></main>; }`,
  'app/bare/route.js': `import { connection } from 'next/server';
export async function GET() { await connection(); return Response.json({ now: Date.now() }); }`,
};

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The least that the framework can do: an app of the same version with one prerendered page, one drawn for its request, and one call. */
export async function startFloor(): Promise<Program> {
  // Below the repository, so that its packages are found.
  const folder = path.resolve('.next-test', 'cache', 'bench-floor');
  for (const [name, text] of Object.entries(sources)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  fs.mkdirSync(path.join(folder, 'public'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'public', 'one.png'), Buffer.from(pixel, 'base64'));
  const next = path.resolve(nextProgram);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_DIST_DIR: '',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The floor app could not be built.\n${stdout}${stderr}`);
  const port = await findFreePort(0);
  return startProgram({ args: [next, 'start', folder, '-p', String(port)], port });
}
