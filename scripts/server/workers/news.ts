import cluster, { type Worker } from 'node:cluster';
import { expire } from '../../../lib/server/cache/expiry.cjs';
import type { Siblings } from '../../../lib/server/cache/siblings.cjs';

/** A worker that is held up does not hold up a save for longer. */
const patienceMs = 1000;

/** From a worker to the first process, and from there to the others; each says so when it has heard. */
type News = { expired: string[]; news: number } | { heard: number } | { told: number };

const isNews = (message: unknown): message is News =>
  typeof message === 'object' &&
  message !== null &&
  ('expired' in message || 'heard' in message || 'told' in message);

type Told = { by: Worker; news: number; left: Set<number> };

/** Hands on what a worker has to tell, and tells it when all others have heard, or have ended. */
export function handOnNews(): void {
  const telling = new Map<number, Told>();
  let count = 0;
  const hear = (worker: Worker, news: number) => {
    const told = telling.get(news);
    if (!told) return;
    told.left.delete(worker.id);
    if (told.left.size > 0) return;
    telling.delete(news);
    if (told.by.isConnected()) told.by.send({ told: told.news } satisfies News);
  };
  cluster.on('message', (worker, message) => {
    if (!isNews(message)) return;
    if ('heard' in message) return hear(worker, message.heard);
    if (!('expired' in message)) return;
    const others = Object.values(cluster.workers ?? {}).filter(
      (other): other is Worker => other !== undefined && other.id !== worker.id && other.isConnected(),
    );
    count += 1;
    const news = count;
    telling.set(news, { by: worker, news: message.news, left: new Set(others.map(({ id }) => id)) });
    for (const other of others) other.send({ expired: message.expired, news } satisfies News);
    if (others.length === 0) telling.delete(news);
    if (others.length === 0) worker.send({ told: message.news } satisfies News);
  });
  cluster.on('exit', (worker) => {
    for (const news of [...telling.keys()]) hear(worker, news);
  });
}

/** In a worker: hears what has expired in another, and tells the others what expires here. */
export function shareNews(): void {
  const waiting = new Map<number, () => void>();
  let count = 0;
  process.on('message', (message) => {
    if (!isNews(message)) return;
    if ('told' in message) waiting.get(message.told)?.();
    if (!('expired' in message)) return;
    for (const tag of message.expired) expire(tag);
    process.send?.({ heard: message.news } satisfies News);
  });
  (globalThis as Siblings).builderSiblings = (expired) => {
    count += 1;
    const news = count;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waiting.delete(news);
        resolve();
      };
      const timer = setTimeout(end, patienceMs);
      waiting.set(news, end);
      process.send?.({ expired: [...expired], news } satisfies News);
    });
  };
}
