import { expect, it } from 'vitest';
import { subscriberFilter, subscription } from './schema';

const errorOf = (value: unknown) => subscription.safeParse(value).error?.issues[0]?.message;

it('of the addresses the first page of fifty is asked for, where nothing is', () => {
  expect(subscriberFilter.parse({})).toEqual({ page: 1, limit: 50 });
});

it('a subscription is an address in small letters, and the page that it came from', () => {
  expect(subscription.parse({ email: ' Asha@Example.COM ' })).toEqual({
    email: 'asha@example.com',
    page: '',
  });
  expect(subscription.parse({ email: 'asha@example.com', page: '/faqs' }).page).toBe('/faqs');
});

it.each([
  [{}, 'Email is required'],
  [{ email: '' }, 'Invalid email format'],
  [{ email: 'asha' }, 'Invalid email format'],
  [{ email: `${'x'.repeat(189)}@example.com` }, 'At most 200 characters'],
  [{ email: 'asha@example.com', page: 'x'.repeat(301) }, 'At most 300 characters'],
])('%j is refused: %s', (value, message) => {
  expect(errorOf(value)).toBe(message);
});
