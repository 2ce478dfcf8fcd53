import fs from 'node:fs';
import path from 'node:path';
import { runQuietly } from '../processes';
import { findChromium } from '../programs/chromium';
import { makeTempFolder } from '../temp-folder';
import type { Bench } from './bench';
import { median } from './median';
import type { Row } from './row';

const program = ['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse'];
/** Points below the floor: the splash costs the home page Speed Index. */
const allowance: Record<string, number> = { '/': 3 };
const least = 95;

export type Marks = { performance: number; lcpMs: number; tbtMs: number; shift: number };

type Report = {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
};

export function readMarks({ categories, audits }: Report): Marks {
  const read = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories.performance.score ?? 0) * 100),
    lcpMs: read('largest-contentful-paint'),
    tbtMs: read('total-blocking-time'),
    shift: read('cumulative-layout-shift'),
  };
}

const middle = (runs: Marks[]): Marks => ({
  performance: median(runs.map(({ performance }) => performance)),
  lcpMs: median(runs.map(({ lcpMs }) => lcpMs)),
  tbtMs: median(runs.map(({ tbtMs }) => tbtMs)),
  shift: median(runs.map(({ shift }) => shift)),
});

export function toRows(route: string, ours: Marks, floor: Marks): Row[] {
  const points = Math.max(floor.performance - (allowance[route] ?? 1), least);
  const row = (
    what: string,
    value: number,
    unit: string,
    name: string,
    against: number,
    most: number,
  ): Row => ({
    what: `${route}, ${what}`,
    ours: value,
    unit,
    against: { name, value: against },
    bar: { most },
  });
  return [
    { ...row('Lighthouse', ours.performance, 'points', 'asked for', points, 1), bar: { least: 1 } },
    row('largest paint', ours.lcpMs, 'ms', 'floor', floor.lcpMs, 1.1),
    // A floor that blocks nothing gives no ratio.
    row('blocked', ours.tbtMs, 'ms', 'floor, at least 50 ms', Math.max(floor.tbtMs, 50), 1.2),
    row('layout shift', ours.shift, '', 'none', 0, 1),
  ];
}

export async function measureLighthouse({ base, floor, isBrief }: Bench): Promise<Row[]> {
  const [project] = (await (await fetch(`${base}/api/projects`)).json()) as { slug: string }[];
  const routes: Record<string, string> = {
    '/': '/',
    '/projects': '/projects',
    '/projects/[id]': `/projects/${project?.slug}`,
    '/contact': '/contact',
    '/faqs': '/faqs',
  };
  const folder = makeTempFolder('lighthouse');
  const env = { ...process.env, CHROME_PATH: await findChromium() };
  const measure = async (url: string): Promise<Marks[]> => {
    const file = path.join(folder, 'report.json');
    const options = ['--only-categories=performance', '--output=json', `--output-path=${file}`, '--quiet'];
    const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-quic';
    try {
      await runQuietly('npm', [...program, url, ...options, chrome], { env });
    } catch (error) {
      if (String(error).includes('NO_NAVSTART')) return [];
      throw error;
    }
    return [readMarks(JSON.parse(fs.readFileSync(file, 'utf8')))];
  };
  const urls = { floor: `${floor.url}/picture`, ...mapValues(routes, (address) => base + address) };
  const runs = new Map<string, Marks[]>();
  try {
    for (let round = 0; round < (isBrief ? 1 : 5); round += 1)
      for (const [name, url] of Object.entries(urls))
        runs.set(name, [...(runs.get(name) ?? []), ...(await measure(url))]);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  const marksOf = (name: string) => middle(runs.get(name) ?? []);
  return Object.keys(routes).flatMap((route) => toRows(route, marksOf(route), marksOf('floor')));
}

const mapValues = (object: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
