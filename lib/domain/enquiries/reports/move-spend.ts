import 'server-only';
import type { Tx } from '@/lib/server/db';

/** A source that is called otherwise keeps what it has cost, but for months in which the other name has cost something. */
export const moveSpend = (tx: Tx, from: string, to: string) =>
  tx.$executeRaw`
    update source_spend spend set source = ${to} where source = ${from}
      and not exists (select from source_spend other where other.source = ${to} and other.month = spend.month)`;
