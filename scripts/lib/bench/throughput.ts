import { fetchBytes } from '../size/fetch-bytes';
import { startBareNode } from './bare-node';
import { measureLoad } from './load';
import { startNginxFile } from './nginx-file';
import type { Program } from './program';
import type { Row } from './row';

const unit = '/s';

export async function measureThroughput(site: string, floor: Program, isBrief: boolean): Promise<Row[]> {
  const [project] = (await (await fetch(`${site}/api/projects`)).json()) as { slug: string }[];
  await fetchBytes(`${site}/`);
  const home = await fetchBytes(`${site}/`);
  const encoding = home.headers['content-encoding'];
  const nginx = await startNginxFile(home.body, encoding);
  const bare = await startBareNode(home.body, encoding);
  try {
    const loads = await measureLoad(
      {
        home: `${site}/`,
        floor: `${floor.url}/`,
        nginx: nginx.url,
        bare: bare.url,
        project: `${site}/projects/${project?.slug}`,
        filtered: `${site}/projects?status=featured`,
        json: `${site}/api/projects`,
        search: `${site}/projects?q=kadal`,
        newSearch: `${site}/projects?q=kadal`,
        drawn: `${floor.url}/dynamic`,
        unknown: `${site}/projects/00000000-0000-4000-8000-000000000000`,
      },
      isBrief ? 1 : 3,
      { refused: ['unknown'], newSearches: ['newSearch'] },
    );
    const { home: cached, nginx: limit, floor: least } = loads;
    const perSecond = (what: string, ours: number, name: string, value: number, bar: Row['bar']): Row => ({
      what,
      ours,
      unit,
      against: { name, value },
      bar,
    });
    const floorPage = 'floor page';
    return [
      perSecond('home page, kept', cached.perSecond, floorPage, least.perSecond, { least: 10 }),
      perSecond('home page, kept', cached.perSecond, 'nginx, same bytes', limit.perSecond, { least: 0.5 }),
      perSecond('home page, kept', cached.perSecond, 'bare Node, same bytes', loads.bare.perSecond, {
        least: 0.5,
      }),
      {
        what: 'home page, p99',
        ours: cached.p99Ms,
        unit: 'ms',
        against: { name: 'nginx', value: limit.p99Ms },
        bar: { most: 3 },
      },
      perSecond('a project', loads.project.perSecond, floorPage, least.perSecond, { least: 10 }),
      perSecond('/projects?status=', loads.filtered.perSecond, floorPage, least.perSecond, { least: 10 }),
      perSecond('/api/projects', loads.json.perSecond, floorPage, least.perSecond, { least: 10 }),
      perSecond('/projects?q=, asked before', loads.search.perSecond, floorPage, least.perSecond, {
        least: 10,
      }),
      perSecond('/projects?q=, new words', loads.newSearch.perSecond, 'floor, drawn', loads.drawn.perSecond, {
        least: 0.2,
      }),
      perSecond('an unknown project', loads.unknown.perSecond, 'kept home page', cached.perSecond, {
        least: 0.5,
      }),
    ];
  } finally {
    await nginx.stop();
    await bare.stop();
  }
}
