import type { TestSite } from '../testing/test-site';
import { median } from './median';
import type { Program } from './program';
import { renameProject } from './rename-project';
import type { Row } from './row';

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}

async function untilShown(url: string, text: string): Promise<number> {
  const [ms] = await timed(async () => {
    while (!(await (await fetch(url)).text()).includes(text));
  });
  return ms;
}

export async function measureFreshness(
  site: TestSite,
  token: string,
  floor: Program,
  saves: number,
): Promise<Row[]> {
  const base = site.TEST_BASE_URL ?? '';
  const projects = (await (await fetch(`${base}/api/projects`)).json()) as {
    _id: string;
    name: string;
    slug: string;
    status: string;
  }[];
  const {
    _id: id = '',
    name: former = '',
    slug,
  } = projects.find(({ status }) => status === 'featured') ?? {};
  const places = {
    detail: `/projects/${slug}`,
    list: '/projects',
    home: '/',
    sitemap: '/sitemap',
    JSON: '/api/projects',
  };
  const times = new Map<string, number[]>();
  const note = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms]);
  for (let round = 0; round < saves; round += 1) {
    note('bare', (await timed(async () => (await fetch(`${floor.url}/bare`)).text()))[0]);
    const name = `Measured ${round}-${Date.now()}`;
    note('save', (await timed(() => renameProject({ base, token }, id, name)))[0]);
    for (const [place, path] of Object.entries(places)) note(place, await untilShown(base + path, name));
  }
  await renameProject({ base, token }, id, former);
  const medianOf = (name: string) => median(times.get(name) ?? []);
  const row = (what: string, name: string, most: number): Row => ({
    what,
    ours: medianOf(name),
    unit: 'ms',
    against: { name: 'bare route', value: medianOf('bare') },
    bar: { most },
  });
  // Bars of 40 and 50 ms, if a bare route needs 2 ms.
  return [
    row('a save is answered', 'save', 20),
    ...Object.keys(places).map((place) => row(`the save is on the ${place}`, place, 25)),
  ];
}
