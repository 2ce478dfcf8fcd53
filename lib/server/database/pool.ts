import 'server-only';
import type { Pool } from 'pg';
import { bridge } from '../bridge.cjs';
import { env } from '../env';
import { isServerless } from '../host';
import { closeBeforeSleep } from './close-before-sleep';
import { idleMs, toPoolOptions } from './pool-options';
import { UtcPool } from './utc-client.cjs';

export function openPool(max: number): Pool {
  const opened = new UtcPool({ ...toPoolOptions(env), max });
  if (isServerless()) closeBeforeSleep(opened, idleMs);
  bridge.databaseGuard?.guard(opened);
  return opened;
}
