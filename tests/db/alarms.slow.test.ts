import { once } from 'node:events';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeEnquiry, makeSender } from '../support/enquiries';
import { startOutboxProcess } from '../support/outbox-process';
import { startPushStandIn } from '../support/push-stand-in';
import { waitFor } from '../support/wait-for';

const service = await startPushStandIn();
Object.assign(process.env, { PUSH_BASE_URL: service.url, WEBHOOKS_PRIVATE: 'allow' });

// After the settings, which are read when they are first imported.
const { createEnquiry } = await import('@/lib/domain/enquiries/form/mutations');
const { runOutbox } = await import('@/lib/server/delivery/outbox/run');
const { db } = await import('@/lib/server/db');
const { addColleague, openAlways, setTurn } = await import('../support/turns');
const { addTelephone } = await import('../support/telephones');

let owner = '';

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.outboxItem.deleteMany();
  await db.session.deleteMany();
  await openAlways();
  owner = await addColleague('Arjun Bekal');
  await setTurn([owner]);
  service.taken.length = 0;
});

afterAll(() => service.stop());

const receive = () => createEnquiry(makeEnquiry(), makeSender());
const drain = async () => {
  await db.outboxItem.updateMany({ where: { state: 'pending' }, data: { nextAttemptAt: new Date(0) } });
  await runOutbox();
};
const titles = () => service.taken.map(({ message }) => message.title);
const countWaiting = () => db.outboxItem.count({ where: { kind: 'push', state: 'pending' } });

test('a process that is killed while it rings loses no alarm, and what it repeats takes the place of the first', async () => {
  const { subscription } = await addTelephone(service, owner);
  service.be('slow', subscription);
  await receive();
  const child = startOutboxProcess('run', { PUSH_BASE_URL: service.url, WEBHOOKS_PRIVATE: 'allow' });
  await waitFor(() => expect(service.taken).toHaveLength(1));
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  expect(await countWaiting()).toBe(1);
  service.be('up', subscription);
  // The lease has not ended yet: another process leaves it alone.
  await runOutbox();
  expect(service.taken).toHaveLength(1);
  await drain();
  expect(service.taken).toHaveLength(2);
  expect(new Set(service.taken.map(({ topic, message }) => `${topic} ${message.tag}`)).size).toBe(1);
  await drain();
  expect(service.taken).toHaveLength(2);
});

test('two processes that run the outbox at once tell of each enquiry once', async () => {
  await addTelephone(service, owner);
  for (let index = 0; index < 20; index += 1) await receive();
  const more = { PUSH_BASE_URL: service.url, WEBHOOKS_PRIVATE: 'allow' };
  const children = [startOutboxProcess('run', more), startOutboxProcess('run', more)];
  await Promise.all(children.map((child) => once(child, 'exit')));
  const counts = titles().map((title) => Number(/^\d+(?= enquiries)/.exec(title)?.[0] ?? 1));
  expect(counts.reduce((all, one) => all + one, 0)).toBe(20);
});
