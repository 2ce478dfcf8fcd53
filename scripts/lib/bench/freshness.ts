import type { TestSite } from '../testing/test-site';
import { median } from './median';
import type { Program } from './program';
import type { Row } from './row';

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}

/** Milliseconds until the address shows the text; a read that does not is followed by the next. */
async function untilShown(url: string, text: string): Promise<number> {
  const [ms] = await timed(async () => {
    while (!(await (await fetch(url)).text()).includes(text));
  });
  return ms;
}

/** From a save to each place that shows it, as medians of so many saves, beside a route of the floor app that does nothing. */
export async function measureFreshness(
  site: TestSite,
  token: string,
  floor: Program,
  saves: number,
): Promise<Row[]> {
  const base = site.TEST_BASE_URL ?? '';
  const projects = (await (await fetch(`${base}/api/projects`)).json()) as {
    _id: string;
    slug: string;
    status: string;
  }[];
  const { _id: id, slug } = projects.find(({ status }) => status === 'featured') ?? {};
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
    const [saved, response] = await timed(() =>
      fetch(`${base}/api/admin/projects/${id}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      }),
    );
    if (!response.ok) throw new Error(`A save was answered ${response.status}: ${await response.text()}`);
    note('save', saved);
    for (const [place, path] of Object.entries(places)) note(place, await untilShown(base + path, name));
  }
  const medianOf = (name: string) => median(times.get(name) ?? []);
  const row = (what: string, name: string, most: number): Row => ({
    what,
    ours: medianOf(name),
    unit: 'ms',
    against: { name: 'bare route', value: medianOf('bare') },
    bar: { most },
  });
  // The bars of 40 and 50 ms, where a bare route is taken to need 2 ms.
  return [
    row('a save is answered', 'save', 20),
    ...Object.keys(places).map((place) => row(`the save is on the ${place}`, place, 25)),
  ];
}
