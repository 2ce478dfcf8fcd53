import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { sendTestMail } from '@/lib/domain/mail/test-mail';
import { db } from '@/lib/server/db';
import { runOutbox } from '@/lib/server/delivery/outbox/run';
import { log } from '@/lib/server/log';
import { makeAdmin } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';

const missing = 'the key of the mail service, the sender, somebody who receives enquiries';

beforeEach(async () => {
  await db.enquiry.deleteMany();
});

afterEach(() => vi.restoreAllMocks());

// proves: CONT-6
test('without the settings of the mail service a lead is kept, and the log is told once, in words', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  await runOutbox();
  expect(error).not.toHaveBeenCalled();
  await createEnquiry(makeEnquiry(), makeSender());
  expect(await runOutbox()).toEqual({ sent: 0, failed: 0, dead: 0 });
  await runOutbox();
  expect(error.mock.calls).toEqual([
    [{ missing }, 'mail is not set up: enquiries are stored, but nobody gets a mail about them'],
  ]);
  expect(await db.enquiry.count()).toBe(1);
  expect(await db.outboxItem.count({ where: { state: 'pending', lastError: '' } })).toBe(2);
});

// proves: CONT-6
test('an admin who sends a test mail is told what is missing', async () => {
  await expect(sendTestMail(makeAdmin())).rejects.toMatchObject({
    code: 'invalid',
    message: 'Mail is not set up. Still missing: the key of the mail service, the sender.',
  });
});
