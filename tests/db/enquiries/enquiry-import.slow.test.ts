import { expect, test } from 'vitest';
import { importLimits } from '@/lib/content/enquiries/enquiry-import';
import { importEnquiries } from '@/lib/domain/intake/channels/table/mutations';
import { undoImport } from '@/lib/domain/intake/channels/table/undo-mutations';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';

const admin = makeAdmin({ name: 'Meera' });

test('ten thousand lines are taken at once, and taken back, without a mail', async () => {
  const table = Array.from({ length: importLimits.rows }, (_, index) => ({
    name: `Person ${index}`,
    phone: `+9198${String(10_000_000 + index)}`,
    source: '99acres',
    receivedAt: '2024-05-01',
  }));
  const { added, importId } = (
    await importEnquiries(admin, { rows: table, isTrial: false, isNoticeGiven: true })
  ).data;
  expect([added, await db.enquiry.count()]).toEqual([importLimits.rows, importLimits.rows]);
  expect(await db.outboxItem.count({ where: { leadId: { not: null } } })).toBe(0);
  expect((await undoImport(admin, importId)).data).toEqual({ removed: importLimits.rows, left: 0 });
});
