import { beforeEach, describe, expect, test } from 'vitest';
import { addNote } from '@/lib/domain/enquiries/change-mutations';
import { findWithdrawnEnquiry, withdrawConsent } from '@/lib/domain/enquiries/consent';
import { findConsent } from '@/lib/domain/enquiries/field/consents';
import { makeAcknowledgement } from '@/lib/domain/enquiries/mails';
import { purgeOldEnquiries } from '@/lib/domain/enquiries/retention';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { readMailHead } from '@/lib/domain/settings/queries';
import { db } from '@/lib/server/db';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import { emptyEnquiries, keep, only } from '../../support/enquiries/kept-enquiries';

// The brands exist in types alone.
const staff = makeSales({ userId: '-', name: 'Divya Nayak' });
const admin = makeAdmin({ userId: '-', name: 'Meera' });

beforeEach(emptyEnquiries);

describe('consent and erasure', () => {
  test('the same sent again with the box ticked otherwise is one lead, and the last word counts', async () => {
    const fields = makeEnquiry({ marketingConsent: 'Yes' });
    await createEnquiry(fields, makeSender());
    await createEnquiry({ ...fields, marketingConsent: undefined }, makeSender());
    const marketing = async () => findConsent(await only(), 'marketing');
    expect(await marketing()).toMatchObject({ givenAt: expect.any(Date), withdrawnAt: expect.any(Date) });
    await createEnquiry(fields, makeSender());
    expect(await marketing()).toMatchObject({ givenAt: expect.any(Date), withdrawnAt: null });
    expect(await db.enquiry.count()).toBe(1);
    const events = await db.enquiryEvent.findMany({ where: { kind: 'consent' }, orderBy: { at: 'asc' } });
    expect(events.map(({ text }) => text)).toEqual([
      'took back the consent to marketing when sending the same enquiry again',
      'agreed to marketing when sending the same enquiry again',
    ]);
  });

  const tokenOf = async () => {
    const row = await db.enquiry.findFirstOrThrow({ include: { project: true, consents: true } });
    const { text } = makeAcknowledgement(row, await readMailHead());
    return decodeURIComponent(/withdraw\?token=(\S+)/.exec(text)?.[1] ?? '');
  };

  test('the link of a mail takes marketing consent and newsletter back, and a forged one nothing', async () => {
    await keep({ marketingConsent: 'Yes', email: 'rao@example.com' });
    await db.subscriber.create({ data: { email: 'rao@example.com', noticeVersion: '1', noticeHash: '' } });
    const token = await tokenOf();
    expect(token).not.toContain('rao');
    expect(await withdrawConsent(`${token}x`)).toBe(false);
    expect(findWithdrawnEnquiry(`${(await only()).id}.`)).toBeNull();
    expect(await withdrawConsent(token)).toBe(true);
    expect(await withdrawConsent(token)).toBe(true);
    const row = await db.enquiry.findFirstOrThrow({
      include: { consents: true, events: { where: { kind: 'consent' } } },
    });
    expect(findConsent(row, 'marketing')).toMatchObject({ withdrawnAt: expect.any(Date) });
    expect(row.events).toHaveLength(1);
    expect(await db.subscriber.count()).toBe(0);
  });

  test('an erasure takes all enquiries, notes, mails and subscriptions of a person, and is logged without a name', async () => {
    await keep({ phone: '98450 33333', email: 'x@example.com', name: 'Suresh Poojary' });
    await keep({ phone: '98450 33333', email: 'y@example.com', name: 'Suresh Poojary' });
    await keep();
    for (const email of ['x@example.com', 'rao@example.com'])
      await db.subscriber.create({ data: { email, noticeVersion: '1', noticeHash: '' } });
    const other = await db.enquiry.findFirstOrThrow({ where: { email: 'y@example.com' } });
    const row = await db.enquiry.findFirstOrThrow({ where: { email: 'x@example.com' } });
    await addNote(staff, row.id, { text: 'Suresh called back' });
    const { data } = await exportContact(admin, row.id);
    expect(JSON.stringify(data)).toContain('Suresh called back');
    expect((await eraseContact(admin, row.id, [other.id])).data).toEqual({ enquiries: 2 });
    expect(await db.enquiry.count()).toBe(1);
    // That the other one has no owner.
    expect(await db.enquiryEvent.count()).toBe(1);
    expect(await db.subscriber.findMany()).toMatchObject([{ email: 'rao@example.com' }]);
    expect(await db.outboxItem.count()).toBe(2);
    const audit = await db.auditEntry.findMany({ orderBy: { at: 'asc' } });
    expect(audit.map(({ action }) => action)).toContain('erase');
    expect(JSON.stringify(audit)).not.toContain('Suresh');
  });

  test('housekeeping removes what is older than 24 months, and what somebody worked on later stays', async () => {
    await keep();
    await keep();
    const [old, worked] = await db.enquiry.findMany();
    expect(await purgeOldEnquiries()).toBe(0);
    const inTime = new Date();
    inTime.setUTCMonth(inTime.getUTCMonth() + 25);
    await db.enquiry.update({
      where: { id: worked?.id ?? '' },
      data: { retainUntil: new Date('2999-01-01') },
    });
    expect(await purgeOldEnquiries(inTime)).toBe(1);
    expect(await db.enquiry.findUnique({ where: { id: old?.id ?? '' } })).toBeNull();
  });
});
