import fs from 'node:fs';

/** How long a part took, and the processor time of all that ran meanwhile; null where the system does not tell it. */
export type PartTime = { title: string; seconds: number; processorSeconds: number | null };

/** Of a clock of the kernel, which Linux sets to 100 Hz for programs. */
const ticksPerSecond = 100;

type ProcessTimes = { parent: number; ticks: number };

/** What Linux tells of a process: its own time, and that of its children that have ended. */
function readProcess(pid: string): ProcessTimes | null {
  try {
    const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return { parent: fields[1] ?? 0, ticks };
  } catch {
    return null;
  }
}

/** The processor time so far of this process and all that it has started, in seconds. Null outside of Linux. */
export function readProcessorSeconds(): number | null {
  if (process.platform !== 'linux') return null;
  const known = new Map<number, ProcessTimes>();
  for (const name of fs.readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const found = readProcess(name);
    if (found) known.set(Number(name), found);
  }
  const isOurs = (pid: number): boolean => {
    const found = known.get(pid);
    return pid === process.pid || (found !== undefined && found.parent !== 0 && isOurs(found.parent));
  };
  let ticks = 0;
  for (const [pid, times] of known) if (isOurs(pid)) ticks += times.ticks;
  return ticks / ticksPerSecond;
}

/** The times of the last run of each part; none where there was none. */
export function readTimes(file: string): PartTime[] {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as PartTime[];
  } catch {
    return [];
  }
}

/** Keeps the times of the parts that were run, beside those of the others. */
export function keepTimes(file: string, times: PartTime[]): void {
  const others = readTimes(file).filter(({ title }) => !times.some((time) => time.title === title));
  fs.writeFileSync(file, `${JSON.stringify([...others, ...times], null, 2)}\n`);
}

const inSeconds = (seconds: number | null | undefined) => (seconds == null ? '' : `${seconds.toFixed(0)} s`);

export function renderTimes(times: PartTime[], before: PartTime[]): string {
  const lines = times.map(({ title, seconds, processorSeconds }) => {
    const last = before.find((time) => time.title === title);
    return [title, seconds, last?.seconds, processorSeconds, last?.processorSeconds] as const;
  });
  const rows = [
    ['', 'time', 'before', 'processor', 'before'],
    ...lines.map(([title, ...figures]) => [title, ...figures.map(inSeconds)]),
  ];
  return rows
    .map(([title = '', ...cells]) => title.padEnd(16) + cells.map((cell) => cell.padStart(11)).join(''))
    .join('\n');
}
