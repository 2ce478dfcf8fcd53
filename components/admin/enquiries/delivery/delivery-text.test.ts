import { expect, it } from 'vitest';
import type { Delivery } from '@/lib/domain/notifications/dto';
import { nameOfDelivery, outcomeOfDelivery } from './delivery-text';

const now = new Date('2026-11-22T10:30:00Z');
const delivery: Delivery = {
  _id: 'd',
  enquiry: 'e',
  label: 'Mail to the team',
  kind: 'mail',
  state: 'pending',
  attempts: 1,
  lastError: '',
  createdAt: now.toISOString(),
  nextAttemptAt: '2026-11-22T10:35:00Z',
  sentAt: null,
};

it.each([
  [{}, 'is waiting to be sent'],
  [{ state: 'sent' }, 'was delivered'],
  [{ lastError: 'ECONNREFUSED' }, 'waits: the mail service did not answer, next try 16:05'],
  [
    { lastError: 'ECONNREFUSED', nextAttemptAt: '2026-11-22T20:35:00Z' },
    'waits: the mail service did not answer, next try Tomorrow 02:05',
  ],
  [
    { lastError: 'ENOTFOUND', nextAttemptAt: '2026-11-22T10:29:00Z' },
    'waits: the mail service was not found on the network, retrying now',
  ],
  [
    { kind: 'webhook', state: 'dead', lastError: 'answered 404' },
    'could not be delivered: the other system answered 404',
  ],
] as [Partial<Delivery>, string][])('%j reads: %s', (change, text) => {
  expect(outcomeOfDelivery({ ...delivery, ...change }, now)).toBe(text);
});

it('names what goes to other systems without the words of a program', () => {
  for (const label of ['enquiry.created', 'enquiry.updated'])
    expect(nameOfDelivery({ label })).toContain('to another system');
  expect(nameOfDelivery({ label: 'Acknowledgement' })).toBe('Acknowledgement');
});
