import fs from 'node:fs';
import path from 'node:path';
import { isListening } from './ports';
import { isAlive } from './processes';

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

function note(file: string, content: Serving | Building): () => void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(content));
  return () => {
    if (read<Building>(file)?.pid === content.pid) fs.rmSync(file, { force: true });
  };
}

/** Notes that a server serves from the folder. Answers how to take the note away. */
export const noteServing = (distDir: string, serving: Serving) => note(servingFile(distDir), serving);

/** Notes that this process builds into the folder. Answers how to take the note away. */
export const noteBuilding = (distDir: string) => note(buildingFile(distDir), { pid: process.pid });

/** A sentence about the living server or build that uses the folder; null when none does. */
export async function findOccupant(distDir: string): Promise<string | null> {
  const serving = read<Serving>(servingFile(distDir));
  if (serving && isAlive(serving.pid) && (await isListening(serving.port))) {
    return `The server on port ${serving.port} (process ${serving.pid}) serves from ${distDir}.`;
  }
  const building = read<Building>(buildingFile(distDir));
  if (building && building.pid !== process.pid && isAlive(building.pid)) {
    return `Another build (process ${building.pid}) is writing into ${distDir}.`;
  }
  return null;
}
