import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { db } from './db';

const deadlineMs = 3000;

export async function isDatabaseAnswering(): Promise<boolean> {
  const answering = db.$queryRaw`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answering, wait(deadlineMs, false, { ref: false })]);
}
