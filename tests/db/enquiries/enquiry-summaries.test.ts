import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { withdrawPurpose } from '@/lib/domain/contacts/link-purposes';
import { enqueueDueSummaries } from '@/lib/domain/enquiries/acknowledgements';
import { withdrawConsent } from '@/lib/domain/enquiries/consent';
import { confirmContact, undoConfirmation } from '@/lib/domain/enquiries/contact-mutations';
import { makeToken } from '@/lib/server/auth/signed-token';
import { db } from '@/lib/server/db';
import { makeSales } from '../../support/accounts/admin';
import { own, send, startContacts, useLink } from '../../support/enquiries/contacts';

const sales = makeSales({ name: 'Divya' });

beforeEach(startContacts);

describe('the summary of what was not acknowledged', () => {
  const hour = 3_600_000;
  const labels = async () =>
    (await db.outboxItem.findMany({ orderBy: { id: 'asc' } }))
      .map(({ label }) => label)
      .filter((label) => label !== 'Mail to the team');

  test('is one mail when the day ends, with their number, and counts as one of the next', async () => {
    const start = new Date('2026-11-23T06:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      vi.setSystemTime(start.getTime() + index * hour);
      ids.push(await send(`Asha ${index}`, own));
    }
    await enqueueDueSummaries(new Date(start.getTime() + 23 * hour));
    expect(await labels()).toEqual(['Acknowledgement', 'Acknowledgement']);
    const end = new Date(start.getTime() + 24 * hour);
    await Promise.all([enqueueDueSummaries(end), enqueueDueSummaries(end)]);
    expect(await labels()).toEqual(['Acknowledgement', 'Acknowledgement', 'Summary of further requests']);
    const { payload } = await db.outboxItem.findFirstOrThrow({
      where: { label: 'Summary of further requests' },
    });
    const { text, subject, to } = payload as { text: string; subject: string; to: string };
    expect(to).toBe(own.email);
    expect(subject).toContain('3 more requests');
    expect(text).toContain(`withdraw?token=${encodeURIComponent(makeToken(withdrawPurpose, ids[2] ?? ''))}`);
    vi.setSystemTime(end.getTime() + 1);
    await send('Asha later', own);
    expect(await labels()).toHaveLength(3);
    vi.setSystemTime(end.getTime() + 2 * hour);
    await enqueueDueSummaries();
    expect(await labels()).toHaveLength(4);
    vi.useRealTimers();
  });

  test('is sent as well to who has pressed “Withdraw my consent”: that proves the address, and asks for less', async () => {
    await withdrawConsent(makeToken(withdrawPurpose, await send('Asha', own)));
    for (let index = 0; index < 4; index += 1) await send(`Asha ${index}`, own);
    expect(await labels()).toHaveLength(enquiryLimits.mailsADay);
  });

  test('tells of what comes before it was sent, and the mails of a day are free again after one', async () => {
    const start = new Date('2026-11-23T06:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    for (let index = 0; index < 3; index += 1) await send(`Asha ${index}`, own);
    vi.setSystemTime(start.getTime() + 24 * hour + 1);
    await send('Asha late', own);
    expect(await labels()).toHaveLength(2);
    const other = { phone: '98450 55555', email: 'ravi@example.com' };
    for (let index = 0; index < 2; index += 1) await send(`Ravi ${index}`, other);
    vi.setSystemTime(start.getTime() + 48 * hour + 2);
    await send('Ravi late', other);
    expect(await labels()).toHaveLength(5);
    vi.useRealTimers();
  });

  test('is needed again by an address whose confirmation was taken back', async () => {
    const first = await send('Asha', own);
    const { data } = await confirmContact(sales, first, { contact: 'email' });
    await undoConfirmation(sales, first, data.confirmations[0]?._id);
    for (let index = 0; index < 4; index += 1) await send(`Asha ${index}`, own);
    expect(await labels()).toHaveLength(2);
  });

  test('is needed by nobody who has used a link, or whose address the office knows', async () => {
    await useLink(await send('Asha', own));
    for (let index = 0; index < 4; index += 1) await send(`Asha ${index}`, own);
    expect(await labels()).toHaveLength(5);
    const other = { phone: '98450 44444', email: 'ravi@example.com' };
    await confirmContact(sales, await send('Ravi', other), { contact: 'email' });
    for (let index = 0; index < 4; index += 1) await send(`Ravi ${index}`, other);
    expect(await labels()).toHaveLength(10);
    expect(enquiryLimits.mailsADay).toBe(2);
  });
});
