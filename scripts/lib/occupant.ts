import fs from 'node:fs';
import path from 'node:path';
import { isListening } from './ports';
import { isAlive, isRunning } from './processes';

type Serving = { pid: number; port: number };
type Building = { pid: number };

const servingFile = (distDir: string) => path.join(distDir, 'serving.json');
/** In the cache folder, because that is what a build leaves alone. */
const buildingFile = (distDir: string) => path.join(distDir, 'cache', 'building.json');

function read<T>(file: string): T | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

function note(file: string, content: Serving | Building, flag: 'w' | 'wx'): () => void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(content), { flag });
  return () => {
    if (read<Building>(file)?.pid === content.pid) fs.rmSync(file, { force: true });
  };
}

/** Notes that a server serves from the folder. Answers how to take the note away. */
export const noteServing = (distDir: string, serving: Serving) => note(servingFile(distDir), serving, 'w');

function findOtherBuild(distDir: string): string | null {
  const building = read<Building>(buildingFile(distDir));
  if (!building || building.pid === process.pid || !isRunning(building.pid, 'run.mjs')) return null;
  return `Another build (process ${building.pid}) is writing into ${distDir}.`;
}

/**
 * Notes that this process builds into the folder. Answers how to take the note away.
 * @throws Error when another build has noted itself there.
 */
export function noteBuilding(distDir: string): () => void {
  const file = buildingFile(distDir);
  if (!findOtherBuild(distDir)) fs.rmSync(file, { force: true });
  try {
    return note(file, { pid: process.pid }, 'wx');
  } catch (cause) {
    throw new Error(findOtherBuild(distDir) ?? `The build cannot be noted in ${file}.`, { cause });
  }
}

/** A sentence about the living server or build that uses the folder; null when none does. */
export async function findOccupant(distDir: string): Promise<string | null> {
  const serving = read<Serving>(servingFile(distDir));
  if (serving && isAlive(serving.pid) && (await isListening(serving.port))) {
    return `The server on port ${serving.port} (process ${serving.pid}) serves from ${distDir}.`;
  }
  return findOtherBuild(distDir);
}
