import { expect, test } from 'vitest';
import { addNote, updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { sendAgain } from '@/lib/domain/notifications/delivery-mutations';
import { createSubscriber, eraseSubscriber } from '@/lib/domain/subscribers/mutations';
import { createWebhook, switchWebhook } from '@/lib/domain/webhooks/mutations';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';

const admin = makeAdmin();
const everything = { not: '' };

test('an id that is a filter in truth erases no address and sends nothing again', async () => {
  for (const email of ['a@example.com', 'b@example.com']) await createSubscriber({ email }, makeSender());
  await expect(eraseSubscriber(admin, everything)).rejects.toMatchObject({ code: 'not_found' });
  expect(await db.subscriber.count()).toBe(2);
  await createEnquiry(makeEnquiry(), makeSender());
  await db.outboxItem.updateMany({ data: { state: 'dead' } });
  await expect(sendAgain(admin, everything)).rejects.toMatchObject({ code: 'not_found' });
  expect(await db.outboxItem.count({ where: { state: { not: 'dead' } } })).toBe(0);
});

test('what an action hands on unread is parsed before anything is written', async () => {
  await createEnquiry(makeEnquiry(), makeSender());
  const { id } = await db.enquiry.findFirstOrThrow();
  const { data: webhook } = await createWebhook(admin, { url: 'https://crm.example.com/hook' });
  const events = await db.enquiryEvent.count();
  const wrong = [null, 'text', 7, []];
  for (const input of wrong) {
    await expect(updateEnquiry(admin, id, input)).rejects.toMatchObject({ code: 'invalid' });
    await expect(addNote(admin, id, input)).rejects.toMatchObject({ code: 'invalid' });
    await expect(createWebhook(admin, input)).rejects.toMatchObject({ code: 'invalid' });
    await expect(switchWebhook(admin, webhook._id, { isActive: input })).rejects.toMatchObject({
      code: 'invalid',
    });
  }
  expect(await db.enquiryEvent.count()).toBe(events);
  expect(await db.webhookEndpoint.count({ where: { isActive: true } })).toBe(1);
});
