import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { sleep } from '../../scripts/lib/processes';
import { startOwnServer } from './lib/own-build';
import { get, isFailure, rowsOfReaders, startProbe } from './lib/probe';
import { addProject } from './lib/projects';
import { listLasting } from './lib/public';
import { none, type Row } from './lib/row';
import { type Run, scaled } from './lib/run';

const connections = 200;
const seconds = 30;

const dear = [
  () => `/projects/${randomUUID()}`,
  () => `/projects?q=${randomUUID().slice(0, 6)}`,
  () => `/projects?location=${randomUUID()}`,
  (project: string) => `/share/projects/${project}?v=${randomUUID()}`,
  () => `/board/${randomUUID()}`,
];

/** 200 connections ask for what is drawn for them alone, while visitors read pages that are kept. */
export async function measure(run: Run): Promise<Row[]> {
  const project = await addProject('Lane Court');
  const server = await startOwnServer('lane');
  const origin = server.current().url;
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const statuses: number[] = [];
  let isOver = false;
  try {
    const addresses = await listLasting(project.id);
    for (const address of addresses)
      for (let turn = 0; turn < 2; turn += 1) await get(origin + address, agent);
    const ask = async (turn: number) => {
      for (let at = turn; !isOver; at += 1)
        statuses.push((await get(origin + (dear[at % dear.length]?.(project.id) ?? '/'), agent)).status);
    };
    const asking = Promise.all(Array.from({ length: connections }, (_, at) => ask(at)));
    const probe = startProbe(origin, addresses, 20);
    await sleep(scaled(run, seconds) * 1000);
    const seen = await probe.stop();
    isOver = true;
    await asking;
    const name = `${connections} connections ask for random ids, searches and share cards`;
    return [
      ...rowsOfReaders(name, 'kept pages', seen, 50),
      none(
        `${name}: they are not answered, or 5xx other than 503`,
        statuses.filter(isFailure).length,
        statuses.length,
      ),
    ];
  } finally {
    agent.destroy();
    await server.stop();
    await project.remove();
  }
}
