import 'server-only';
import { PrismaClient } from '@/prisma/generated/client';
import { oncePerProcess } from './bridge.cjs';
import { openPool } from './database/pool';
import { poolSizes } from './database/pool-options';
import { SerialPg } from './database/serial-pg';
import { log } from './log';

function connect(): PrismaClient {
  const adapter = new SerialPg(openPool(poolSizes().site), {
    disposeExternalPool: true,
    onPoolError: (error) => log.warn({ code: (error as { code?: string }).code }, 'database connection lost'),
  });
  return new PrismaClient({ adapter });
}

export const db = oncePerProcess('database client', connect);

export type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];
