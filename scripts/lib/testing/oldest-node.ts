import fs from 'node:fs';
import path from 'node:path';
import { oldestNode } from '../node.mjs';
import { findNode } from '../programs/node-from-npm';
import { say } from '../say';
import { type Environment, runVitest } from './runner';
import { add, type Tally } from './tally';

/** A start of the build that is there, a log-in and a save. */
export const firstSteps = 'tests/api/first-steps.test.ts';
/** What asks the platform for files, streams, processes and connections: all else is language alone. */
export const ofPlatform = ['lib/server/', 'scripts/server/'];

/** The unit tests of what a version of Node can break, and the first steps of a site, on the oldest Node that runs the project. */
export async function runOnOldestNode(folder: string, env: Environment): Promise<Tally> {
  const node = await findNode(oldestNode);
  say(`\nOn Node ${oldestNode}:`);
  // What the tests start by its name is of the same version.
  const found = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const reports = path.join(folder, 'oldest-node');
  fs.mkdirSync(reports);
  const run = (project: string, filters: string[]) =>
    runVitest(project, reports, filters, { ...env, PATH: found }, node);
  return add(await run('unit', ofPlatform), await run('api', [firstSteps]));
}
