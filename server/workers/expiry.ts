import cluster, { type Worker } from 'node:cluster';
import { bridge } from '../../lib/server/bridge.cjs';
import { expire } from '../../lib/server/cache/expiry.cjs';

/** A slow worker does not delay a save any longer. */
const timeoutMs = 1000;

/** Order: worker, primary, other workers, their replies, first worker. */
type Message = { expired: string[]; id: number } | { applied: number } | { done: number };

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  ('expired' in value || 'applied' in value || 'done' in value);

const sendTo = (worker: Worker, message: Message): void => {
  if (worker.isConnected()) worker.send(message);
};

export function relayExpiry(): void {
  const pending = new Map<number, { sender: Worker; id: number; waitsFor: Set<number> }>();
  let count = 0;
  const settle = (relayed: number, worker: Worker) => {
    const relay = pending.get(relayed);
    if (!relay?.waitsFor.delete(worker.id) || relay.waitsFor.size > 0) return;
    pending.delete(relayed);
    sendTo(relay.sender, { done: relay.id });
  };
  cluster.on('message', (sender, message) => {
    if (!isMessage(message)) return;
    if ('applied' in message) settle(message.applied, sender);
    if (!('expired' in message)) return;
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
    count += 1;
    pending.set(count, { sender, id: message.id, waitsFor: new Set(workers.map(({ id }) => id)) });
    for (const worker of workers)
      if (worker.id !== sender.id) sendTo(worker, { expired: message.expired, id: count });
    settle(count, sender);
  });
  cluster.on('exit', (worker) => {
    for (const relayed of [...pending.keys()]) settle(relayed, worker);
  });
}

export function shareExpiry(): void {
  const pending = new Map<number, () => void>();
  let count = 0;
  /** The primary was killed, so there is nobody to notify. */
  const send = (message: Message, whenUnsent = () => {}) =>
    process.send?.(message, undefined, undefined, (error) => error && whenUnsent());
  process.on('message', (message) => {
    if (!isMessage(message)) return;
    if ('done' in message) pending.get(message.done)?.();
    if (!('expired' in message)) return;
    for (const tag of message.expired) expire(tag);
    send({ applied: message.id });
  });
  bridge.expireInOtherWorkers = (tags) =>
    new Promise((resolve) => {
      count += 1;
      const id = count;
      const end = () => {
        clearTimeout(timer);
        pending.delete(id);
        resolve();
      };
      const timer = setTimeout(end, timeoutMs);
      pending.set(id, end);
      send({ expired: [...tags], id }, end);
    });
}
