import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../scripts/lib/database/database';
import { preparePostgresHome } from '../../scripts/lib/database/postgres-home';
import { sleep } from '../../scripts/lib/processes';
import { readSettings } from '../../scripts/lib/settings';
import { makeTempFolder } from '../../scripts/lib/temp-folder';
import { testData } from '../../scripts/lib/testing/test-site';
import { querySql } from '../support/database/sql';
import { startSecondServer } from '../support/servers/second-server';
import { copyOwnBuild } from './lib/own-build';
import { rowOfRefused, startProbe } from './lib/probe';
import { atMost, type Row } from './lib/row';
import { type Run, scaled } from './lib/run';
import { until } from './lib/wait';

const kills = 10;
const awaySeconds = 60;
const pages = ['/', '/projects', '/contact', '/faqs', '/api/projects', '/sitemap.xml'];

/** The first process of the database server, as its own file names it. */
const pidOf = (data: string) =>
  Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Until a query is answered again. */
const untilBack = (url: string) =>
  until('the database is back', async () => (await querySql('select 1', [], url)).length === 1, 90_000);

/** The built-in PostgreSQL with a copy of the content, as `npm start` runs it. */
export async function measure(run: Run): Promise<Row[]> {
  const folder = makeTempFolder('faults-postgres');
  fs.cpSync(testData, folder, { recursive: true });
  const settings = readSettings('production', {
    DATA_DIR: folder,
    NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET,
  });
  const database = await openDatabase(settings, { throwaway: true });
  const build = copyOwnBuild('postgres');
  const server = await startSecondServer({
    DATABASE_URL: database.url,
    DIRECT_DATABASE_URL: database.directUrl,
    DATA_DIR: folder,
    NEXT_DIST_DIR: build.folder,
  });
  try {
    const data = path.join((await preparePostgresHome(folder)).cluster, 'data');
    for (const page of pages) await (await fetch(server.url + page)).arrayBuffer();
    const probe = startProbe(server.url, pages);
    for (let number = 0; number < scaled(run, kills); number += 1) {
      process.kill(pidOf(data), 'SIGKILL');
      await untilBack(database.url);
    }
    // Now it cannot come up, whatever is tried.
    const version = path.join(data, 'PG_VERSION');
    fs.renameSync(version, `${version}.away`);
    process.kill(pidOf(data), 'SIGKILL');
    await sleep(scaled(run, awaySeconds) * 1000);
    fs.renameSync(`${version}.away`, version);
    const backMs = await untilBack(database.url).catch(() => Number.POSITIVE_INFINITY);
    const seen = await probe.stop();
    return [
      rowOfRefused(
        `the built-in PostgreSQL is killed ${scaled(run, kills)} times, then away for ${scaled(run, awaySeconds)} s: pages and JSON`,
        seen,
      ),
      atMost('it is back by itself once it can start', backMs / 1000, 35, 's'),
    ];
  } finally {
    await server.stop();
    await database.stop();
    build.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
