import cluster from 'node:cluster';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { handOnNews } from './news.ts';

/**
 * Runs so many workers, which answer on one port. One that ends by itself is replaced, and takes the number of the former; one that ends
 * before it listens would do so again, and ends the server with its code.
 */
export function lead(count: number): void {
  // The limits of networks are counted here, for all workers together.
  new RateLimiterClusterMaster();
  handOnNews();
  const numbers = new Map<number, number>();
  const listening = new Set<number>();
  let isStopping = false;
  let isSaid = false;
  const start = (number: number) => {
    const worker = cluster.fork({ WORKER: String(number) });
    numbers.set(worker.id, number);
  };
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {});
    for (const worker of workers) worker?.process.kill('SIGTERM');
    if (workers.length === 0) process.exit(0);
  };
  cluster.on('listening', ({ id }) => {
    listening.add(id);
    if (isSaid || listening.size < count) return;
    isSaid = true;
    process.send?.('listening');
  });
  cluster.on('exit', ({ id }, code) => {
    const hasListened = listening.delete(id);
    if (!isStopping && hasListened) return start(numbers.get(id) ?? 1);
    if (!isStopping) {
      process.exitCode = code || 1;
      stop();
    }
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit();
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The supervisor holds the other end of this channel.
  process.on('disconnect', stop);
  for (let number = 1; number <= count; number += 1) start(number);
}
