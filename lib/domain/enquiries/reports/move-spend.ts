import 'server-only';
import type { Tx } from '@/lib/server/db';

/** Spend that the new name already has stays. */
export const moveSpend = (tx: Tx, from: string, to: string) =>
  tx.$executeRaw`
    update source_spend spend set source = ${to} where source = ${from}
      and not exists (select from source_spend other where other.source = ${to} and other.month = spend.month)`;
