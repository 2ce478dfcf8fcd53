import { expect, it } from 'vitest';
import { reasonOfFailure } from './delivery-reason';

it.each([
  ['invalid_api_key (403)', 'the mail service does not accept the key of this site'],
  ['validation_error (401)', 'the mail service does not accept the key of this site'],
  ['validation_error (403)', 'the mail service does not allow the sender: its domain is not verified there'],
  ['rate_limit_exceeded (429)', 'the mail service does not accept more mails at the moment'],
  ['validation_error (422)', 'the mail service refused the mail'],
  ['internal_server_error (500)', 'the mail service had an internal error'],
  ['application_error', 'the mail service did not answer'],
  ['TimeoutError', 'the mail service did not answer'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate of the mail service is not valid'],
  ['encrypted with another secret', 'it failed (encrypted with another secret)'],
  ['', ''],
])('%s is said as: %s', (failure, text) => {
  expect(reasonOfFailure('mail', failure)).toBe(text);
});

it('another system is called so', () => {
  expect(reasonOfFailure('webhook', 'ECONNREFUSED')).toBe('the other system did not answer');
});
