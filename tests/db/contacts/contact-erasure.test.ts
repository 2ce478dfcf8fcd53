import { beforeEach, describe, expect, test } from 'vitest';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { confirmContact, decideMatch, undoConfirmation } from '@/lib/domain/enquiries/contact-mutations';
import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { db } from '@/lib/server/db';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { own, read, second, send, startContacts, subscribe, useLink } from '../../support/enquiries/contacts';

const sales = makeSales({ name: 'Divya' });
const admin = makeAdmin({ name: 'Meera' });

beforeEach(startContacts);

const exported = async (id: string, ticked?: string[]) => {
  const { data } = await exportContact(admin, id, ticked);
  return data as {
    enquiries: { id: string; name: string; tie: string }[];
    subscriptions: { email: string }[];
    leftOut: number;
  };
};
const namesOf = async (id: string, ticked?: string[]) =>
  (await exported(id, ticked)).enquiries.map(({ name }) => name);

describe('an export and an erasure', () => {
  test('of a household with one telephone are of the enquiry alone, with the others ticked one by one', async () => {
    const [wife, husband, son] = [
      await send('Asha', own),
      await send('Ravi', { ...own, email: 'ravi@example.com' }),
      await send('Kiran', { ...own, email: 'kiran@example.com' }),
    ];
    expect((await read(wife)).ties).toMatchObject([
      { enquiry: wife, tie: 'This enquiry', isProved: true },
      { enquiry: son, tie: 'Same number, not confirmed', isProved: false },
      { enquiry: husband, tie: 'Same number, not confirmed', isProved: false },
    ]);
    expect(await exported(wife)).toMatchObject({ enquiries: [{ name: 'Asha' }], leftOut: 2 });
    expect(await namesOf(wife, [husband])).toEqual(['Asha', 'Ravi']);
    expect((await eraseContact(admin, wife, [husband])).data).toEqual({ enquiries: 2 });
    expect((await db.enquiry.findMany()).map(({ name }) => name)).toEqual(['Kiran']);
  });

  test('hold what the confirmed number ties, which the office says of both; taken back it ties no more', async () => {
    const [first, other] = [
      await send('Asha', own),
      await send('Asha again', { ...own, email: 'work@example.com' }),
    ];
    const confirm = async (id: string) => (await confirmContact(sales, id, { contact: 'phone' })).data;
    await confirm(first);
    expect(await namesOf(first)).toEqual(['Asha']);
    const { confirmations } = await confirm(other);
    expect(confirmations).toMatchObject([{ contact: 'phone', method: 'staff', actor: 'Divya' }]);
    const { enquiries } = await exported(first);
    expect(enquiries.map(({ tie }) => tie)).toEqual([
      'This enquiry',
      expect.stringMatching(/^Same number, confirmed by Divya on \d+ \w+ \d{4}$/),
    ]);
    const { data } = await undoConfirmation(admin, other, confirmations[0]?._id);
    for (const id of ['x', '\0', {}, undefined])
      await expect(undoConfirmation(admin, other, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(data.confirmations).toEqual([]);
    expect(data.personEvents.map(({ actor, text }) => `${actor} ${text}`)).toContain(
      'Meera undid the confirmation of the number',
    );
    expect(await namesOf(first)).toEqual(['Asha']);
  });

  test('hold what an address ties whose link was used, and what the office joined by it', async () => {
    const [first, again, other] = [
      await send('Asha', own),
      await send('Asha again', own),
      await send('Asha B', second),
    ];
    expect(await namesOf(first)).toEqual(['Asha']);
    await useLink(again);
    await decideMatch(sales, first, { enquiry: other, state: 'accepted' });
    const { ties } = await read(first);
    expect(Object.fromEntries(ties.map(({ name, tie }) => [name, tie.replace(/ on .*/, '')]))).toEqual({
      Asha: 'This enquiry',
      'Asha again': 'Same address, confirmed by a link',
      'Asha B': 'Same address, confirmed by a link',
    });
    expect(await namesOf(first)).toEqual(['Asha', 'Asha again', 'Asha B']);
    expect(await namesOf(first, [])).toEqual(['Asha']);
  });

  test('refuse what is of nobody whom the enquiry is tied to', async () => {
    const [first, stranger] = [await send('Asha', own), await send('Nobody')];
    await expect(exportContact(admin, first, [stranger])).rejects.toMatchObject({ code: 'invalid' });
    await expect(eraseContact(admin, first, [stranger])).rejects.toMatchObject({ code: 'invalid' });
    await expect(eraseContact(admin, first, 'all')).rejects.toMatchObject({ code: 'invalid' });
    expect(await db.enquiry.count()).toBe(2);
  });

  test('take the newsletter of the own address, and of a ticked one that is proved, and of no other', async () => {
    const [first, proved, typed] = [
      await send('Asha', own),
      await send('Asha at work', { ...own, email: 'work@example.com' }),
      await send('Stranger', { ...own, email: 'bhavya@example.com' }),
    ];
    await useLink(proved);
    for (const email of ['asha', 'work', 'bhavya']) await subscribe(`${email}@example.com`);
    const { subscriptions } = await exported(first, [proved, typed]);
    expect(subscriptions.map(({ email }) => email).sort()).toEqual(['asha@example.com', 'work@example.com']);
    await eraseContact(admin, first, [proved, typed]);
    expect(await db.subscriber.findMany()).toMatchObject([{ email: 'bhavya@example.com' }]);
    expect(await db.contactProof.count()).toBe(0);
  });

  test('take the newsletter of a further address of the enquiry, too, and of a tied one where that is proved', async () => {
    const [first, typed] = [
      await send('Asha', own),
      await send('Stranger', { ...own, email: 'bhavya@example.com' }),
    ];
    const further = (value: string) => ({ ways: [{ kind: 'email', value }] });
    await updateEnquiry(sales, first, further('home@example.com'));
    await updateEnquiry(sales, typed, further('ravi@example.com'));
    for (const email of ['home', 'ravi']) await subscribe(`${email}@example.com`);
    const { subscriptions } = await exported(first, [typed]);
    expect(subscriptions.map(({ email }) => email)).toEqual(['home@example.com']);
    await eraseContact(admin, first, [typed]);
    expect(await db.subscriber.findMany()).toMatchObject([{ email: 'ravi@example.com' }]);
  });

  test('of a broker who writes for five buyers from one address hold all five once its link was used', async () => {
    const buyers = ['One', 'Two', 'Three', 'Four', 'Five'];
    const ids: string[] = [];
    for (const buyer of buyers) ids.push(await send(buyer, own));
    expect(await namesOf(ids[0] ?? '')).toEqual(['One']);
    await useLink(ids[4] ?? '');
    expect(await namesOf(ids[0] ?? '')).toEqual(buyers);
  });
});
