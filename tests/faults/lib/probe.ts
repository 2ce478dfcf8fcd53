import http from 'node:http';
import { sleep } from '../../../scripts/lib/processes';
import { atMost, none, type Row } from './row';

type Answered = {
  status: number;
  ms: number;
  /** Of status 0: the error of the connection, or that the deadline passed. */
  reason?: string;
};

export type Seen = Answered & { address: string; sinceMs: number };

/** The value below which such a share lies. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** One GET over the agent's connections, read to its end; status 0 for none within the deadline. */
export function get(url: string, agent: http.Agent, deadlineMs = 20_000): Promise<Answered> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, reason?: string) =>
      resolve({ status, ms: performance.now() - started, ...(reason && { reason }) });
    const fail = (error: NodeJS.ErrnoException) => end(0, error.code ?? error.message);
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer
        .on('end', () => end(answer.statusCode ?? 0))
        .on('error', fail)
        .resume();
    });
    request.setTimeout(deadlineMs, () => request.destroy(new Error('no answer in time')));
    request.on('error', fail);
  });
}

/**
 * How long a visitor keeps a connection that nothing is asked over, in milliseconds: less than the server's 75 s. An agent without a
 * limit of its own takes no notice of the server's, and would ask over a connection in the moment in which the server closes it.
 */
const idleMs = 60_000;

/** Visitors who read one address after the other, `perSecond` in all, until they are stopped. */
export function startProbe(origin: string, addresses: string[], perSecond = 20) {
  const agent = new http.Agent({ keepAlive: true, timeout: idleMs });
  const seen: Seen[] = [];
  const asked = new Set<Promise<void>>();
  const started = performance.now();
  let isStopped = false;
  const walk = async () => {
    for (let turn = 0; !isStopped; turn += 1) {
      const address = addresses[turn % addresses.length] ?? '/';
      const sinceMs = performance.now() - started;
      const one = get(origin + address, agent).then((answer) => {
        seen.push({ address, sinceMs, ...answer });
        asked.delete(one);
      });
      asked.add(one);
      await sleep(1000 / perSecond);
    }
    await Promise.all(asked);
  };
  const walking = walk();
  return {
    /** All that was seen. */
    async stop(): Promise<Seen[]> {
      isStopped = true;
      await walking;
      agent.destroy();
      return seen;
    },
  };
}

const mostNamed = 5;

/** What was not answered 200: how often, and the addresses and statuses that were most of it. */
export function rowOfRefused(what: string, seen: Seen[]): Row {
  const wrong = seen.filter(({ status }) => status !== 200);
  const counts = new Map<string, number>();
  for (const { address, status, reason, sinceMs } of wrong) {
    const kind = reason
      ? `${reason} at ${address} after ${Math.round(sinceMs / 1000)} s`
      : `${status} at ${address}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const named = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostNamed)
    .map(([kind, count]) => `${count} × ${kind}`);
  const which = named.length > 0 ? ` (${named.join(', ')})` : '';
  return none(`${what} not answered 200${which}`, wrong.length, seen.length);
}

/** How those fared who read meanwhile: `who` of the fault `name`, with the p95 that they may have. */
export const rowsOfReaders = (name: string, who: string, seen: Seen[], mostMs: number): Row[] => [
  rowOfRefused(`${name}: ${who}`, seen),
  atMost(
    `${name}: p95 of ${who}`,
    percentile(
      seen.map(({ ms }) => ms),
      0.95,
    ),
    mostMs,
    'ms',
  ),
];
