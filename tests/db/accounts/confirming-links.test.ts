import { beforeEach, describe, expect, test } from 'vitest';
import { confirmPurpose, withdrawPurpose } from '@/lib/domain/contacts/link-purposes';
import { confirmAddress, findConfirmedEnquiry, withdrawConsent } from '@/lib/domain/enquiries/consent';
import { undoConfirmation } from '@/lib/domain/enquiries/contact-mutations';
import { makeToken } from '@/lib/server/auth/signed-token';
import { db } from '@/lib/server/db';
import { makeSales } from '../../support/accounts/admin';
import { own, read, second, send, startContacts, subscribe } from '../../support/enquiries/contacts';

const sales = makeSales({ name: 'Divya' });

beforeEach(startContacts);

describe('a link in a mail', () => {
  test('acts on all that its address sent, over two numbers, and confirms the address', async () => {
    const [first, other, neighbour] = [
      await send('Asha', { ...own, marketingConsent: 'Yes' }),
      await send('Asha B', { ...second, marketingConsent: 'Yes' }),
      await send('Ravi', { ...own, email: 'ravi@example.com', marketingConsent: 'Yes' }),
    ];
    for (const email of [own.email, 'ravi@example.com']) await subscribe(email);
    expect(await withdrawConsent(makeToken(withdrawPurpose, first))).toBe(true);
    const consents = async (id: string) => (await read(id)).marketingConsent;
    expect([await consents(first), await consents(other), await consents(neighbour)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await db.subscriber.findMany()).toMatchObject([{ email: 'ravi@example.com' }]);
    expect((await read(first)).confirmations).toMatchObject([
      { contact: 'email', method: 'link', actor: 'The visitor' },
    ]);
  });

  test('that is forged or of another kind confirms nothing, and the right one confirms once', async () => {
    const id = await send('Asha', own);
    const token = makeToken(confirmPurpose, id);
    for (const forged of [`${token}x`, makeToken(withdrawPurpose, id), '']) {
      expect(findConfirmedEnquiry(forged)).toBeNull();
      expect(await confirmAddress(forged)).toBe(false);
    }
    expect(findConfirmedEnquiry(token)).toBe(id);
    expect(await db.contactProof.count()).toBe(0);
    await Promise.all([confirmAddress(token), confirmAddress(token)]);
    expect(await db.contactProof.count()).toBe(1);
    const [{ _id = '' } = {}] = (await read(id)).confirmations;
    await expect(undoConfirmation(sales, id, _id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
