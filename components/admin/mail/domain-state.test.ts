import { expect, it } from 'vitest';
import type { DomainCheck, DomainRecord } from '@/lib/domain/mail/dto';
import { stateOfDomain, textOfService } from './domain-state';

const record = (state: DomainRecord['state']): DomainRecord => ({
  purpose: 'SPF',
  type: 'TXT',
  name: 'send.example.com',
  value: '',
  state,
});

it.each<[DomainCheck['service'], DomainRecord['state'][], string]>([
  ['verified', ['found', 'found'], 'done'],
  ['sending only', ['found'], 'done'],
  ['verified', ['found', 'lacking'], 'missing'],
  ['no answer', ['differs', 'unknown'], 'missing'],
  ['not verified', ['found'], 'missing'],
  ['absent', ['unknown'], 'missing'],
  ['refused', ['found'], 'missing'],
  ['verified', ['found', 'unknown'], 'unknown'],
  ['no answer', ['found'], 'unknown'],
  ['no key', ['found'], 'unknown'],
])('a domain that is %s at the mail service, with records that are %s, is %s', (service, states, state) => {
  expect(stateOfDomain({ service, records: states.map(record) })).toBe(state);
});

it('what was not answered is said to be not checked', () => {
  const textOf = (service: DomainCheck['service']) => textOfService({ service, domain: 'example.com' });
  expect(textOf('no answer')).toContain('state of the domain is unknown');
  expect(textOf('verified')).toBe('Resend has verified example.com.');
});
