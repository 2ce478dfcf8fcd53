import { expect, it } from 'vitest';
import { titleOf } from './title';

it('is the name, without one the number as people write it, and without that the address', () => {
  const ways = { phone: '+919845012345', email: 'asha@example.net' };
  expect(titleOf({ name: 'Asha Rao', ...ways })).toBe('Asha Rao');
  expect(titleOf({ name: '', ...ways })).toBe('+91 98450 12345');
  expect(titleOf({ ...ways, name: '', phone: '' })).toBe('asha@example.net');
});
