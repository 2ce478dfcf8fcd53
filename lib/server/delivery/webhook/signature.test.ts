import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { signWebhook, toWebhookSecret } from './signature';

// Bytes whose base64 has the two letters that base64url writes as - and _.
const bytes = Buffer.from('fbff'.repeat(12), 'hex');
const body = '{"event":"test"}';

it('is verified by the library with the secret as it is shown, and with no other body', () => {
  const secret = toWebhookSecret(bytes);
  const headers = signWebhook(secret, 'id-1', body);
  expect(secret).toContain('+');
  expect(new Webhook(secret).verify(body, headers)).toEqual({ event: 'test' });
  expect(() => new Webhook(secret).verify('{"event":"other"}', headers)).toThrow('No matching signature');
});

it('of an older endpoint, whose secret is base64url, is made with the same bytes', () => {
  const older = `whsec_${bytes.toString('base64url')}`;
  expect(older).toMatch(/[-_]/);
  const headers = signWebhook(older, 'id-1', body);
  expect(new Webhook(toWebhookSecret(bytes)).verify(body, headers)).toEqual({ event: 'test' });
});
