import { expect, it } from 'vitest';
import { findCredentialErrors } from './credentials';

// proves: AUTH-1
it.each([
  ['', '', { email: 'Email is required', password: 'Password is required' }],
  ['   ', '123456', { email: 'Email is required' }],
  ['office', '123456', { email: 'Invalid email format' }],
  ['a@b', '12345', { password: 'Password must be at least 6 characters' }],
  ['a@b', '123456', {}],
])('a log-in with %j and %j has these errors: %j', (email, password, errors) => {
  expect(findCredentialErrors(email, password)).toEqual(errors);
});
