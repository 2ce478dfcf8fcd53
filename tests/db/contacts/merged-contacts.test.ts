import { beforeEach, describe, expect, test } from 'vitest';
import { decideMatch, undoMatch } from '@/lib/domain/enquiries/contact-mutations';
import { purgeOldEnquiries } from '@/lib/domain/enquiries/retention';
import { eraseContact } from '@/lib/domain/personal-data/mutations';
import { db } from '@/lib/server/db';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { countsOf, own, read, second, send, startContacts } from '../../support/enquiries/contacts';

const sales = makeSales({ name: 'Divya' });
const admin = makeAdmin({ name: 'Meera' });

beforeEach(startContacts);

describe('a contact with two numbers', () => {
  test('is suggested by the one address, joined by the office, and as before when that is taken back', async () => {
    const [first, other] = [await send('Asha', own), await send('Asha B', second)];
    const { suggestions } = await read(first);
    expect(suggestions).toMatchObject([
      {
        enquiry: other,
        name: 'Asha B',
        phone: `+91${second.phone.replace(' ', '')}`,
        email: own.email,
        count: 1,
      },
    ]);
    const before = await db.enquiry.findMany({ orderBy: { id: 'asc' } });
    const { data } = await decideMatch(sales, first, { enquiry: other, state: 'accepted' });
    expect(data).toMatchObject({
      personCount: 2,
      suggestions: [],
      matches: [{ state: 'accepted', enquiry: other, name: 'Asha B', actor: 'Divya' }],
      others: [{ _id: other, personCount: 2 }],
    });
    expect((await read(other)).matches).toMatchObject([{ name: 'Asha' }]);
    expect(await countsOf()).toEqual({ Asha: 2, 'Asha B': 2 });
    const undone = (await undoMatch(admin, other, data.matches[0]?._id)).data;
    expect(undone).toMatchObject({
      personCount: 1,
      matches: [],
      others: [],
      suggestions: [{ enquiry: first }],
    });
    expect(await countsOf()).toEqual({ Asha: 1, 'Asha B': 1 });
    expect(await db.enquiry.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
    expect(undone.personEvents.map(({ actor, text }) => `${actor} ${text}`)).toEqual([
      'Divya merged two contacts',
      'Meera separated merged contacts',
    ]);
    const lines = await db.auditEntry.findMany({ orderBy: { at: 'asc' } });
    expect(lines.map(({ action }) => action)).toEqual(['join', 'take apart']);
  });

  test('who is said to be two is not suggested again, until that is taken back', async () => {
    const [first, other] = [await send('Asha', own), await send('Bhavya', second)];
    const { data } = await decideMatch(sales, first, { enquiry: other, state: 'rejected' });
    expect(data).toMatchObject({ personCount: 1, suggestions: [], matches: [{ state: 'rejected' }] });
    await send('Bhavya', second);
    expect([(await read(first)).suggestions, (await read(other)).suggestions]).toEqual([[], []]);
    await undoMatch(sales, first, data.matches[0]?._id);
    expect((await read(other)).suggestions).toHaveLength(1);
  });

  test('is joined by an address that both gave and by nothing else, once', async () => {
    const [first, other, stranger] = [
      await send('Asha', own),
      await send('Asha B', second),
      await send('Nobody'),
    ];
    const decide = (enquiry: unknown, state: unknown = 'accepted') =>
      decideMatch(sales, first, { enquiry, state });
    await expect(decide(stranger)).rejects.toMatchObject({ code: 'invalid' });
    for (const id of ['x', '\0']) await expect(decide(id)).rejects.toMatchObject({ code: 'not_found' });
    for (const id of ['x', '\0', {}, undefined])
      await expect(undoMatch(sales, first, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(decide(other, 'perhaps')).rejects.toMatchObject({ code: 'invalid' });
    const outcomes = await Promise.allSettled([decide(other), decide(other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(undoMatch(sales, stranger, (await read(first)).matches[0]?._id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('who was joined over a third is one with both', async () => {
    const third = { phone: '98450 33333', email: 'office@example.com' };
    const [first, other] = [await send('Asha', own), await send('Asha B', second)];
    await send('Asha B', { ...second, email: third.email });
    const last = await send('Asha C', third);
    await decideMatch(sales, first, { enquiry: other, state: 'accepted' });
    const { data } = await decideMatch(sales, first, { enquiry: last, state: 'accepted' });
    expect(data.personCount).toBe(4);
    expect(data.ties).toHaveLength(4);
    expect((await read(last)).personCount).toBe(4);
  });

  test('leaves no decision behind when nothing is kept of either', async () => {
    const [first, other] = [await send('Asha', own), await send('Asha B', second)];
    await decideMatch(sales, first, { enquiry: other, state: 'accepted' });
    await db.enquiry.updateMany({ where: { id: other }, data: { retainUntil: new Date(0) } });
    await purgeOldEnquiries();
    expect((await read(first)).matches).toMatchObject([{ enquiry: null, name: '' }]);
    await eraseContact(admin, first);
    expect(await db.contactMatch.count()).toBe(0);
  });
});
