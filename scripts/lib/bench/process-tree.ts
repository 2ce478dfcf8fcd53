import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const msOfTick = 10;

/** Hundredths of a second, including ended children. */
function readProcess(pid: number): { parent: number; ticks: number } | null {
  try {
    // The name may hold anything, so parsing begins after it.
    const [, rest = ''] = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\w )/);
    const fields = rest.split(' ').map(Number);
    return { parent: fields[1] ?? 0, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) };
  } catch {
    return null;
  }
}

const listPids = () => fs.readdirSync('/proc').map(Number).filter(Boolean);

export function readProcessorMs(pid: number): number {
  const all = new Map(listPids().map((id) => [id, readProcess(id)]));
  const isBelow = (id: number): boolean => {
    const parent = all.get(id)?.parent;
    return parent !== undefined && (parent === pid || isBelow(parent));
  };
  return [...all]
    .filter(([id]) => id === pid || isBelow(id))
    .reduce((sum, [, process]) => sum + (process?.ticks ?? 0) * msOfTick, 0);
}

/** Work may continue after a response. */
export async function untilIdle(read: () => number): Promise<void> {
  for (let before = -1; before !== read(); await wait(1500)) before = read();
}

export function findPostgres(databaseUrl: string): number {
  const { port } = new URL(databaseUrl);
  const found = listPids().find((pid) => {
    try {
      const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return command[0]?.endsWith('postgres') && command[command.indexOf('-p') + 1] === port;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`No PostgreSQL of ours listens on port ${port}.`);
  return found;
}
