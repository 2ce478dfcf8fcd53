import fs from 'node:fs';
import path from 'node:path';
import { oldestNode } from '../node.mjs';
import { findNode } from '../programs/node-from-npm';
import { type Counts, sum } from './counts';
import { type Environment, runVitest } from './tools';

export async function runOnOldestNode(folder: string, env: Environment): Promise<Counts> {
  const node = await findNode(oldestNode);
  // Child programs run on the same version.
  const found = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const reports = path.join(folder, 'oldest-node');
  fs.mkdirSync(reports);
  const run = (project: string, filters: string[]) =>
    runVitest(project, { folder: reports, filters, env: { ...env, PATH: found }, node });
  return sum([await run('unit', ['lib/server/', 'server/']), await run('api', ['tests/api/first-steps'])]);
}
