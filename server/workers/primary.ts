import cluster from 'node:cluster';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { relayExpiry } from './expiry.ts';

/** A worker that ends before it listens would fail again, so it ends the server. */
export function runPrimary(count: number): void {
  new RateLimiterClusterMaster();
  relayExpiry();
  const numbers = new Map<number, number>();
  const listening = new Set<number>();
  let isStopping = false;
  let isReady = false;
  const fork = (number: number) => numbers.set(cluster.fork({ WORKER: String(number) }).id, number);
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {});
    for (const worker of workers) worker?.process.kill('SIGTERM');
    if (workers.length === 0) process.exit(0);
  };
  cluster.on('listening', ({ id }) => {
    listening.add(id);
    if (isReady || listening.size < count) return;
    isReady = true;
    process.send?.('listening');
  });
  cluster.on('exit', ({ id }, code) => {
    const hasListened = listening.delete(id);
    const number = numbers.get(id) ?? 1;
    numbers.delete(id);
    if (!isStopping && hasListened) return void fork(number);
    if (!isStopping) {
      process.exitCode = code || 1;
      stop();
    }
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit();
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The channel closes when the supervisor is killed.
  process.on('disconnect', stop);
  for (let number = 1; number <= count; number += 1) fork(number);
}
