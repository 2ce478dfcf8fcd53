import { expect, it } from 'vitest';
import { DeliveryError, reasonOf } from './delivery-error';

it('a failure is tried again unless it says that no attempt can mend it', () => {
  expect(new DeliveryError('away').isPermanentError).toBe(false);
  expect(new DeliveryError('away', {}).isPermanentError).toBe(false);
  expect(new DeliveryError('refused', { isPermanentError: true }).isPermanentError).toBe(true);
  expect(new DeliveryError('away')).toMatchObject({ name: 'DeliveryError', message: 'away' });
});

it('keeps of a failure its own words, else its code, else its kind: never a message that may hold personal data', () => {
  const unforeseen = new TypeError('asha@example.com is unknown');
  expect(reasonOf(new DeliveryError('refused (422)'))).toBe('refused (422)');
  expect(reasonOf(Object.assign(new Error('asha@example.com'), { code: 'ECONNREFUSED' }))).toBe(
    'ECONNREFUSED',
  );
  expect(reasonOf(new DOMException('', 'TimeoutError'))).toBe('TimeoutError');
  expect(reasonOf(unforeseen)).toBe('TypeError');
  expect(reasonOf({})).toBe('Error');
});
