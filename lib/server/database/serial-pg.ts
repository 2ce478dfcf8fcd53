import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import pLimit from 'p-limit';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;

function inSeries(transaction: Transaction): Transaction {
  const limit = pLimit(1);
  const { queryRaw, executeRaw } = transaction;
  transaction.queryRaw = (query) => limit(() => queryRaw.call(transaction, query));
  transaction.executeRaw = (query) => limit(() => executeRaw.call(transaction, query));
  return transaction;
}

/** Prisma reads relations in parallel on one connection; the next version of pg refuses that (prisma/orm#29646). */
export class SerialPg extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => inSeries(await start(level));
    return adapter;
  }
}
