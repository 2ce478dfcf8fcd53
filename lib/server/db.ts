import 'server-only';
import { PrismaClient } from '@/prisma/generated/client';
import { PgInTurn } from './database/pg-in-turn';
import { openPool } from './database/pool';
import { poolSizes } from './database/pool-options';
import { log } from './log';

const globals = globalThis as typeof globalThis & { builderDb?: PrismaClient };

function connect(): PrismaClient {
  const adapter = new PgInTurn(openPool(poolSizes().site), {
    disposeExternalPool: true,
    onPoolError: (error) => log.warn({ code: (error as { code?: string }).code }, 'database connection lost'),
  });
  return new PrismaClient({ adapter });
}

export const db: PrismaClient = globals.builderDb ?? connect();
globals.builderDb = db;

export type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];
