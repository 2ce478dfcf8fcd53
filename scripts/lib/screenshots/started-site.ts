import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { envSchema } from '@/lib/server/env-schema';
import { makePassword } from '../accounts/admins';
import { findFreePort } from '../ports';
import { endChild, hasExited, sleep } from '../processes';
import type { Person } from './page';

export type StartedSite = { url: string; admin: Person; stop(): Promise<void> };

const none = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, '']));
/** It migrates, seeds and builds before it serves. */
const deadlineMs = 20 * 60_000;

/** Starts the site of a folder as a person does, with demo content and data of its own. @throws Error when it does not serve. */
export async function startSite(folder: string, dataDir: string): Promise<StartedSite> {
  const port = await findFreePort(3970);
  const url = `http://localhost:${port}`;
  const admin = { email: 'admin@example.com', password: makePassword() };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...none,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: path.resolve(dataDir),
      SEED: 'demo',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      NEXTAUTH_SECRET: randomBytes(32).toString('base64'),
    },
  });
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const began = Date.now(); !(await isReady()); await sleep(500)) {
    const isLate = Date.now() - began > deadlineMs;
    if (isLate) await endChild(child);
    if (isLate || hasExited(child)) throw new Error(`The site of ${folder} does not serve.`);
  }
  return { url, admin, stop: () => endChild(child, 30_000) };
}
