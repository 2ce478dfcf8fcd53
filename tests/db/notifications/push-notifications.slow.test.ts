import { once } from 'node:events';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startOutboxProcess } from '../../support/enquiries/outbox-process';
import { startPushStandIn } from '../../support/stand-ins/push-stand-in';
import { waitFor } from '../../support/wait-for';

const service = await startPushStandIn();
Object.assign(process.env, { PUSH_BASE_URL: service.url, WEBHOOKS_PRIVATE: 'allow' });

// After the settings, which are read when they are first imported.
const { runOutbox } = await import('@/lib/server/delivery/outbox/run');
const { countWaiting, receive, startPushNotifications, titlesOf } = await import(
  '../../support/enquiries/push-notifications'
);
const { runWaiting } = await import('../../support/enquiries/outbox');
const { addPushDevice } = await import('../../support/enquiries/push-devices');

let owner = '';

beforeEach(async () => {
  owner = await startPushNotifications(service);
});

afterAll(() => service.stop());

test('a process killed while it sends loses no message, and a repeated one replaces the first', async () => {
  const { subscription } = await addPushDevice(service, owner);
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
  await runWaiting();
  expect(service.taken).toHaveLength(2);
  expect(new Set(service.taken.map(({ topic, message }) => `${topic} ${message.tag}`)).size).toBe(1);
  await runWaiting();
  expect(service.taken).toHaveLength(2);
});

test('two processes that run the outbox at once notify of each enquiry once', async () => {
  await addPushDevice(service, owner);
  for (let index = 0; index < 20; index += 1) await receive();
  const more = { PUSH_BASE_URL: service.url, WEBHOOKS_PRIVATE: 'allow' };
  const children = [startOutboxProcess('run', more), startOutboxProcess('run', more)];
  await Promise.all(children.map((child) => once(child, 'exit')));
  const counts = titlesOf(service).map((title) => Number(/^\d+(?= enquiries)/.exec(title)?.[0] ?? 1));
  expect(counts.reduce((all, one) => all + one, 0)).toBe(20);
});
