import { once } from 'node:events';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import { startOutboxProcess } from '../../support/enquiries/outbox-process';
import { mailSettings, startMailStandIn } from '../../support/stand-ins/mail-stand-in';
import { waitFor } from '../../support/wait-for';

vi.mock('next/server', async (load) => ({ ...(await load<object>()), after: vi.fn() }));

const mail = await startMailStandIn();
Object.assign(process.env, mailSettings(mail.url));

// After the settings, which are read when they are first imported.
const { createEnquiry } = await import('@/lib/domain/intake/channels/form/mutations');
const { runOutbox } = await import('@/lib/server/delivery/outbox/run');
const { db } = await import('@/lib/server/db');
const { drain } = await import('../../support/enquiries/outbox');

afterAll(() => mail.stop());

beforeEach(async () => {
  await db.enquiry.deleteMany();
  mail.clear();
});

test('a process that is killed while it sends loses no mail, and the repeated one carries the same key', async () => {
  mail.be('slow');
  const child = startOutboxProcess('lead');
  await once(child, 'message');
  await waitFor(() => expect(mail.requests).toHaveLength(2));
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  expect(await db.outboxItem.count({ where: { state: 'pending' } })).toBe(2);
  mail.be('up');
  // The lease has not ended yet: another process leaves it alone.
  expect(await runOutbox()).toEqual({ sent: 0, failed: 0, dead: 0 });
  await drain();
  expect(mail.requests).toHaveLength(4);
  expect(mail.taken.size).toBe(2);
  expect(await db.outboxItem.count({ where: { state: 'sent' } })).toBe(2);
});

test('two processes that run the outbox at once send nothing twice', async () => {
  mail.be('down');
  for (let index = 0; index < 100; index += 1) await createEnquiry(makeEnquiry(), makeSender());
  mail.be('up');
  const children = [startOutboxProcess('run'), startOutboxProcess('run')];
  await Promise.all(children.map((child) => once(child, 'exit')));
  await drain();
  expect(mail.requests).toHaveLength(200);
  expect(new Set(mail.requests).size).toBe(200);
});
