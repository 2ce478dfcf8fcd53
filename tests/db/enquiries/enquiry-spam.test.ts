import { beforeEach, describe, expect, test } from 'vitest';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { findHeldLately } from '@/lib/domain/enquiries/inbox/queries';
import { db } from '@/lib/server/db';
import { dayMs } from '@/lib/shared/time/day-ms';
import { makeSales } from '../../support/accounts/admin';
import { makeSender, suspect } from '../../support/enquiries/enquiries';
import { emptyEnquiries, floodFrom, keep, only } from '../../support/enquiries/kept-enquiries';

// The brand exists in types alone.
const staff = makeSales({ userId: '-', name: 'Divya Nayak' });

beforeEach(emptyEnquiries);

describe('suspected spam', () => {
  test('is kept and held back: nobody is mailed until somebody has moved it to the inbox', async () => {
    await keep({ message: 'https://a.example and https://b.example' }, true);
    const held = await only();
    expect(held).toMatchObject({ state: 'spam', review: 'waiting', outbox: [] });
    expect(held.suspicions).toHaveLength(2);
    const { data } = await updateEnquiry(staff, held.id, { state: 'new' });
    expect(data).toMatchObject({ state: 'new', needsReview: false });
    expect((await only()).outbox).toHaveLength(2);
    await updateEnquiry(staff, held.id, { state: 'spam' });
    await updateEnquiry(staff, held.id, { state: 'new' });
    expect((await only()).outbox).toHaveLength(2);
  });

  test.each(['k.ramesh', 'Asha.Rao', 'ಕೆ.ರಮೇಶ್', 'asha@gmail.com'])(
    'does not hold the name %s: the enquiry is new, and the team gets a mail',
    async (name) => {
      await keep({ name });
      const row = await only();
      expect(row).toMatchObject({ name, state: 'new', review: '', suspicions: [] });
      expect(row.outbox.map(({ label }) => label)).toContain('Mail to the team');
      expect(await findHeldLately(staff)).toBeNull();
    },
  );

  test('is not the hidden field alone, which password managers fill in', async () => {
    await keep({}, true);
    expect(await only()).toMatchObject({ state: 'new', review: '', suspicions: [] });
  });

  test('that waits is counted for a week with the age of the oldest, until somebody has looked', async () => {
    expect(await findHeldLately(staff)).toBeNull();
    await keep(suspect, true);
    const { id, createdAt } = await only();
    await keep(suspect, true);
    await keep();
    const oldestAt = createdAt.toISOString();
    expect(await findHeldLately(staff)).toEqual({ count: 2, oldestAt });
    expect(await findHeldLately(staff, new Date(createdAt.getTime() + 8 * dayMs))).toBeNull();
    await updateEnquiry(staff, id, { state: 'new' });
    expect(await findHeldLately(staff)).toMatchObject({ count: 1 });
    await db.enquiry.updateMany({ data: { state: 'spam', review: '' } });
    expect(await findHeldLately(staff)).toBeNull();
  });

  test('that the team has confirmed waits no longer, stays held, and is let through later like any other', async () => {
    await keep(suspect, true);
    const { id } = await only();
    const { data } = await updateEnquiry(staff, id, { needsReview: false });
    expect(data).toMatchObject({ state: 'spam', needsReview: false, version: 2 });
    expect(data.events).toMatchObject([{ kind: 'state', text: 'confirmed that it is spam' }]);
    expect(await findHeldLately(staff)).toBeNull();
    expect(await only()).toMatchObject({ review: 'confirmed', outbox: [] });
    await updateEnquiry(staff, id, { needsReview: false });
    expect(await only()).toMatchObject({ version: 2 });
    const released = (await updateEnquiry(staff, id, { state: 'new' })).data;
    expect(released).toMatchObject({ state: 'new', needsReview: false });
    expect((await only()).outbox).toHaveLength(2);
    await updateEnquiry(staff, id, { state: 'spam' });
    expect(await findHeldLately(staff)).toBeNull();
  });

  test('cannot be held again by a change', async () => {
    await keep();
    const { id } = await only();
    await expect(updateEnquiry(staff, id, { needsReview: true })).rejects.toMatchObject({ code: 'invalid' });
  });

  test('100 posts from one address are answered with words, and others are not affected', async () => {
    const sender = makeSender();
    const refusals = await floodFrom(sender, 100);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'too_many', status: 429 });
    expect(refusals).toHaveLength(100 - 60);
    expect(refusals.at(-1)?.message).toContain('Please try again in');
    await keep();
    expect(await db.enquiry.count()).toBe(61);
  });

  test('one number cannot be used without end from many addresses', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 25 }, () => keep({ phone: '98450 77777' })),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  });
});
