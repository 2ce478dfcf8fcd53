import fs from 'node:fs';
import path from 'node:path';
import { nextProgram } from '../build/build';
import { findFreePort } from '../ports';
import { runQuietly } from '../processes';
import { type Program, startProgram } from './program';

const sources: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }',
  'postcss.config.mjs': 'export default {};',
  'next.config.mjs': `export default { cacheComponents: true, turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  'app/layout.jsx': `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
  'app/page.jsx': `import Image from 'next/image'; import Link from 'next/link';
export default function Page() { return <main><h1>Floor</h1><Image src="/one.png" alt="" width={16} height={16} unoptimized /><Link href="/dynamic">On</Link></main>; }`,
  'app/picture/page.jsx': `import Image from 'next/image'; import Link from 'next/link';
export default function Page() { return <main><h1>Floor</h1><Image src="/large.avif" alt="" width={960} height={600} priority unoptimized style={{ width: '100%', height: 'auto' }} /><Link href="/">Back</Link></main>; }`,
  'app/dynamic/page.jsx': `import { Suspense } from 'react'; import { connection } from 'next/server'; import Link from 'next/link';
async function Now() { await connection(); return <p>{Date.now()}</p>; }
export default function Page() { return <main><h1>Floor</h1><Suspense><Now /></Suspense><Link href="/">Back</Link></main>; }`,
  'app/bare/route.js': `import { connection } from 'next/server';
export async function GET() { await connection(); return Response.json({ now: Date.now() }); }`,
};

const next = path.resolve(nextProgram);
const env = { NODE_ENV: 'production', NEXT_DIST_DIR: '', NEXT_TELEMETRY_DISABLED: '1' } as const;

const largePicture = 'public/media/bedroom/960.avif';
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export async function buildFloor(): Promise<string> {
  // Below the repository, so that packages resolve.
  const folder = path.resolve('.next-test', 'cache', 'bench-floor');
  for (const [name, text] of Object.entries(sources)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  fs.mkdirSync(path.join(folder, 'public'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'public', 'one.png'), Buffer.from(pixel, 'base64'));
  fs.copyFileSync(path.resolve(largePicture), path.join(folder, 'public', 'large.avif'));
  await runQuietly(process.execPath, [next, 'build'], { cwd: folder, env: { ...process.env, ...env } });
  return folder;
}

export async function startFloor(folder: string): Promise<Program> {
  const port = await findFreePort(0);
  return startProgram({ args: [next, 'start', folder, '-p', String(port)], port, env });
}
