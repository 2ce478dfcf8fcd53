import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { waitForExit } from '../../../scripts/lib/processes';
import { packFunction } from '../../../scripts/lib/testing/serverless-function';
import { testDistDir } from '../../../scripts/lib/testing/tools';

// Below the repository, whose packages it is built with.
const appDir = path.join(testDistDir, 'minimal');
const distDir = path.join(appDir, '.next');

const database = `
  import { PrismaPg } from '@prisma/adapter-pg';
  import { PrismaClient } from '../../../../prisma/generated/client';
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }) });
  const listProjects = () => db.project.findMany({ include: { images: { include: { picture: true } } } });`;

/** A route handler, one that asks the database, and a page that does. */
const sources = {
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  'app/layout.js': `
    export default function Layout({ children }) {
      return <html lang="en"><body>{children}</body></html>;
    }`,
  'app/live/route.js': `
    export const GET = (request) => Response.json({ host: request.headers.get('host') });`,
  'app/projects/route.js': `${database}
    export const GET = async (request) =>
      Response.json({ host: request.headers.get('host'), projects: await listProjects() });`,
  'app/list/page.js': `
    import { connection } from 'next/server';${database}
    export default async function Page() {
      await connection();
      const projects = await listProjects();
      return <ul>{projects.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>;
    }`,
};

/** Builds the smallest site that answers so, and packs it, as the real one is built and packed. */
export async function makeMinimalSite(folder: string, settings: Record<string, string>) {
  for (const [file, text] of Object.entries(sources)) {
    fs.mkdirSync(path.dirname(path.join(appDir, file)), { recursive: true });
    fs.writeFileSync(path.join(appDir, file), text);
  }
  const build = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build', appDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings, NOW_BUILDER: '1' },
  });
  if ((await waitForExit(build)) !== 0) throw new Error('The minimal site was not built.');
  return { ...packFunction(distDir, folder), distDir };
}
