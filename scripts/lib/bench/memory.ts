import type { Bench } from './bench';
import { startFloor } from './floor';
import { runLoad } from './load';
import type { Program } from './program';
import type { Row } from './row';
import { megabyte, startSite } from './starting';

const turnSeconds = 10;

/** Asks for the addresses in turn, and tells what the program held after the first tenth of the time, and the most it held in all. */
async function measurePeak(program: Program, paths: string[], seconds: number) {
  let early = program.readMemory().most;
  const turns = Math.ceil(seconds / turnSeconds);
  for (let turn = 0; turn < turns; turn += 1) {
    await runLoad(program.url + paths[turn % paths.length], Math.min(turnSeconds, seconds));
    if (turn < Math.max(paths.length, turns / 10)) early = program.readMemory().most;
  }
  return { early, most: program.readMemory().most };
}

/** The most that the site's process holds in ten minutes at 50 connections, beside the floor app's, and whether it grows. */
export async function measureMemory({ base, floorFolder, isBrief }: Bench): Promise<Row[]> {
  const seconds = isBrief ? 5 : 600;
  const [project] = (await (await fetch(`${base}/api/projects`)).json()) as { slug: string }[];
  const floor = await startFloor(floorFolder);
  const least = await measurePeak(floor, ['/', '/dynamic'], Math.max(1, seconds / 10)).finally(floor.stop);
  const site = await startSite();
  const paths = [
    '/',
    '/projects',
    `/projects/${project?.slug}`,
    '/projects?status=featured',
    '/api/projects',
  ];
  const ours = await measurePeak(site, paths, seconds).finally(site.stop);
  return [
    {
      what: 'most memory in 10 minutes of load',
      ours: ours.most / megabyte,
      unit: 'MB',
      against: { name: 'floor + 120 MB', value: least.most / megabyte + 120 },
      bar: { most: 1 },
    },
    {
      what: 'most memory, in the end',
      ours: ours.most / megabyte,
      unit: 'MB',
      against: { name: 'after a tenth', value: ours.early / megabyte },
      bar: { most: 1.1 },
    },
  ];
}
