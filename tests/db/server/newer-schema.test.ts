import { expect, test } from 'vitest';
import { db, type Tx } from '@/lib/server/db';
import { toAppError } from '@/lib/server/http/failure';
import { insertRows } from '@/lib/server/writes/insert-rows';

const row = {
  ...{ requestKey: crypto.randomUUID(), name: 'Asha', email: '', phoneE164: '', contactId: 'one' },
  retainUntil: new Date(),
};

test.each([
  ['a query of Prisma', (tx: Tx) => tx.enquiry.findFirst()],
  ['a query in SQL', (tx: Tx) => tx.$queryRaw`select contact_id from enquiry`],
  ['the insert of an enquiry', (tx: Tx) => insertRows(tx, 'enquiry', [row])],
])('%s is answered with 503 after a newer release has renamed a column', async (_name, ask) => {
  const asked = db.$transaction(async (tx) => {
    await tx.$executeRaw`alter table enquiry rename column contact_id to later_name`;
    await ask(tx);
  });
  const error: unknown = await asked.catch((thrown: unknown) => thrown);
  expect(toAppError(error, 'Failed')).toMatchObject({
    code: 'unavailable',
    status: 503,
    retryAfterSeconds: 5,
  });
});
