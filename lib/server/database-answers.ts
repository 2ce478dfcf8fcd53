import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { db } from './db';

const deadlineMs = 3000;

/** Whether a connection is to be had and answers in time. On one server `scripts/server` knows; a serverless host has to ask. */
export async function isDatabaseAnswering(): Promise<boolean> {
  const answering = db.$queryRaw`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answering, wait(deadlineMs, false, { ref: false })]);
}
