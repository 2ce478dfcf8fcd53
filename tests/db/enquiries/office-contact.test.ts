import { beforeEach, describe, expect, test } from 'vitest';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { site } from '@/lib/content/site';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { emptyEnquiries, keep } from '../../support/enquiries/kept-enquiries';

// The brand exists in types alone.
const admin = makeAdmin({ userId: '-', name: 'Meera' });

beforeEach(emptyEnquiries);

describe('the contact of the office', () => {
  const contact = {
    phone: '+91 98450 12345',
    email: 'office@example.com',
    address: ['Tower One', 'Udupi'],
    hours: [{ days: 'Monday', time: '10 to 4', opens: '10:00', closes: '16:00' }],
    social: [],
  };
  const acknowledgement = async () => {
    const { payload } = await db.outboxItem.findFirstOrThrow({ where: { label: 'Acknowledgement' } });
    return payload as { text: string; html: string; replyTo: string };
  };

  beforeEach(async () => {
    await db.setting.deleteMany();
  });

  test('as it was saved stands in the mail to the visitor and where a limit is reached', async () => {
    await saveSetting(admin, 'contact', { value: contact, version: 0 });
    await keep();
    const { text, html, replyTo } = await acknowledgement();
    expect(text).toContain('+91 98450 12345');
    expect(html).toContain('href="tel:+919845012345"');
    expect(text).toContain('Tower One, Udupi');
    expect(replyTo).toBe('office@example.com');
    const phone = '9800000042';
    for (let index = 0; index < enquiryLimits.perNumber.points; index += 1) await keep({ phone });
    await expect(keep({ phone })).rejects.toMatchObject({
      code: 'too_many',
      message: expect.stringContaining('call us on +91 98450 12345'),
    });
  });

  test('as the product ships it stands there when it cannot be read, and no lead is lost for it', async () => {
    await saveSetting(admin, 'contact', { value: contact, version: 0 });
    await db.$executeRaw`alter table setting rename to setting_away`;
    await keep().finally(() => db.$executeRaw`alter table setting_away rename to setting`);
    expect(await db.enquiry.count()).toBe(1);
    expect((await acknowledgement()).text).toContain(site.phone);
  });
});
