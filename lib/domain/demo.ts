import 'server-only';
import { type BinKind, kinds } from '@/lib/domain/records';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { Kind } from '@/lib/server/records/kind';
import { publishedSqlOf, ungated } from '@/lib/server/records/published';
import { Prisma } from '@/prisma/generated/client';

type Counted = { own: number; demo: number };

const count = (kind: Kind) => Prisma.sql`
  select ${kind.kind} as kind, count(*) filter (where not is_demo)::int as own, count(*) filter (where is_demo)::int as demo
  from ${Prisma.raw(`"${kind.table}"`)} where ${publishedSqlOf(kind, ungated)}`;

export async function countShownRecords(_admin: Admin): Promise<Record<BinKind, Counted>> {
  const rows = await db.$queryRaw<(Counted & { kind: BinKind })[]>(
    Prisma.join(
      kinds.map((kind) => count(kind)),
      ' union all ',
    ),
  );
  return Object.fromEntries(rows.map(({ kind, own, demo }) => [kind, { own, demo }])) as Record<
    BinKind,
    Counted
  >;
}
