import 'server-only';
import { v7 } from 'uuid';
import { Prisma } from '@/prisma/generated/client';
import type { Tx } from '../db';

type Rows = {
  enquiry: Prisma.EnquiryCreateManyInput;
  enquiryEvent: Prisma.EnquiryEventCreateManyInput;
  sla: Prisma.SlaCreateManyInput;
  consent: Prisma.ConsentCreateManyInput;
  notice: Prisma.NoticeCreateManyInput;
  outboxItem: Prisma.OutboxItemCreateManyInput;
  sourceBody: Prisma.SourceBodyCreateManyInput;
};
type Model = keyof Rows;

const tables: Record<Model, string> = {
  enquiry: 'enquiry',
  enquiryEvent: 'enquiry_event',
  sla: 'sla',
  consent: 'consent',
  notice: 'notice',
  outboxItem: 'outbox',
  sourceBody: 'source_body',
};

/** Values that Prisma would set: the database has no default for them. */
const generated: { [M in Model]: (now: Date) => Partial<Rows[M]> } = {
  enquiry: (now) => ({ id: v7(), createdAt: now, updatedAt: now }),
  enquiryEvent: (now) => ({ id: v7(), at: now }),
  sla: () => ({}),
  consent: () => ({}),
  notice: () => ({}),
  outboxItem: (now) => ({ id: v7(), nextAttemptAt: now, createdAt: now, retryingSince: now }),
  sourceBody: (now) => ({ id: v7(), receivedAt: now, nextAt: now }),
};

const mappedValues: Record<string, Record<string, string>> = {
  state: { siteVisit: 'site visit' },
  kind: { followUp: 'follow-up' },
};

const toValue = (field: string, value: unknown): unknown =>
  typeof value === 'string' ? (mappedValues[field]?.[value] ?? value) : value;

const mappedColumns: Record<string, string> = { contactId: 'contact_id', kindName: 'kind' };

const toColumn = (field: string): string =>
  mappedColumns[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Prisma compiles each createMany anew: 1 to 6 ms of processor time per row, which would block pages in a burst. */
export async function insertRows<M extends Model>(
  tx: Tx,
  model: M,
  rows: readonly Rows[M][],
  { skipKnown = false } = {},
): Promise<number> {
  const now = new Date();
  const groups = new Map<string, object[]>();
  for (const row of rows) {
    const given = Object.entries({ ...generated[model](now), ...row }).filter(
      ([, value]) => value !== undefined,
    );
    const columns = given.map(([field, value]) => [toColumn(field), toValue(field, value)] as const);
    const names = columns.map(([name]) => name).join(', ');
    const group = groups.get(names) ?? [];
    group.push(Object.fromEntries(columns));
    groups.set(names, group);
  }
  const table = Prisma.raw(tables[model]);
  let count = 0;
  for (const [names, group] of groups)
    count += await tx.$executeRaw`
      insert into ${table} (${Prisma.raw(names)})
      select ${Prisma.raw(names)} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(group)}::jsonb)
      ${skipKnown ? Prisma.raw('on conflict do nothing') : Prisma.empty}`;
  return count;
}
