import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import pLimit from 'p-limit';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/** Has the queries of one transaction wait for each other. */
function inTurn(transaction: Transaction): Transaction {
  const limit = pLimit(1);
  const { queryRaw, executeRaw } = transaction;
  transaction.queryRaw = (query) => limit(() => queryRaw.call(transaction, query));
  transaction.executeRaw = (query) => limit(() => executeRaw.call(transaction, query));
  return transaction;
}

/**
 * Prisma reads several relations of a record at once, also on the one connection of a transaction; pg warns of it and
 * its next version refuses it (prisma/orm#29646).
 */
export class PgInTurn extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => inTurn(await start(level));
    return adapter;
  }
}
