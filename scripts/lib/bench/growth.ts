import type { Client } from 'pg';
import { expireTags } from '../../../tests/support/records/expire-tags';
import { withClient } from '../database/migrate';
import { fetchBytes } from '../size/fetch-bytes';
import type { Bench } from './bench';
import { measureBuild } from './build-size';
import { runLoad } from './load';
import { manyRecords } from './many-records';
import { findPostgres, readProcessorMs, untilIdle } from './process-tree';
import type { Row } from './row';
import { measureWaits } from './waits';

const steps = [1000, 10_000];
const enquiries = 50_000;
const loadSeconds = 4;

type Project = { id: string; slug: string };
type Speeds = { listBytes: number; perSecond: Record<string, number>; floor: number };

async function measureSpeeds({ base, floor, isBrief }: Bench, project: Project): Promise<Speeds> {
  const seconds = isBrief ? 1 : loadSeconds;
  const paths = {
    home: '/',
    'a project': `/projects/${project.slug}`,
    'JSON of a project': `/api/projects/${project.id}`,
  };
  const perSecond: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths)) {
    for (let run = 0; run < 3; run += 1) await fetchBytes(base + path);
    perSecond[name] = (await runLoad(base + path, seconds)).perSecond;
  }
  const { text } = await fetchBytes(`${base}/projects`);
  return {
    listBytes: Buffer.byteLength(text),
    perSecond,
    floor: (await runLoad(`${floor.url}/`, seconds)).perSecond,
  };
}

async function addRecords(client: Client, counts: { projects: number; enquiries: number }, first: number) {
  for (const statement of manyRecords(counts, first)) await client.query(statement);
  await expireTags(client, 'projects');
}

export async function measureGrowth(bench: Bench): Promise<Row[]> {
  const url = bench.site.TEST_DATABASE_URL ?? '';
  const postgres = findPostgres(url);
  return withClient(url, async (client) => {
    const { rows } = await client.query('select id, slug from project order by sort_order');
    const project: Project = rows[0];
    let known: number = rows.length;
    const speeds = [await measureSpeeds(bench, project)];
    const builds = bench.isBrief ? [] : [await measureBuild()];
    for (const step of steps) {
      const isLast = step === steps.at(-1);
      await addRecords(client, { projects: step - known, enquiries: isLast ? enquiries : 0 }, known + 1);
      known = step;
      // Background work of the database would count as cost of the pages.
      await untilIdle(() => readProcessorMs(postgres));
      speeds.push(await measureSpeeds(bench, project));
    }
    if (!bench.isBrief) builds.push(await measureBuild());
    const [few, some, many] = speeds as [Speeds, Speeds, Speeds];
    const [before, after] = builds;
    return [
      {
        what: 'HTML of /projects, 10,000 projects',
        ours: many.listBytes / 1000,
        unit: 'KB',
        against: { name: 'with 1,000', value: some.listBytes / 1000 },
        bar: { most: 1.01 },
      },
      ...Object.entries(many.perSecond).map(
        ([name, ours]): Row => ({
          what: `${name}, 10,000 projects`,
          ours,
          unit: '/s',
          against: { name: 'with 10', value: ((few.perSecond[name] ?? 0) * many.floor) / few.floor },
          bar: { least: 0.9 },
        }),
      ),
      ...(before && after
        ? [
            row('the build, 10,000 projects', after.ms / 1000, 's', before.ms / 1000, 1.1),
            row('what is built, 10,000 projects', after.bytes / 1e6, 'MB', before.bytes / 1e6, 1.01),
          ]
        : []),
      ...(await measureWaits(bench, client)),
    ];
  });
}

const row = (what: string, ours: number, unit: string, value: number, most: number): Row => ({
  what,
  ours,
  unit,
  against: { name: 'with 10', value },
  bar: { most },
});
