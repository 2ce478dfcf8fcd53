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

it('has the headers of our own format from before, beside those of the standard', () => {
  const headers = signWebhook('whsec_AAAA', 'e1', '{}', new Date('2026-11-21T06:00:00Z'));
  expect(headers).toMatchObject({
    'webhook-id': 'e1',
    'webhook-timestamp': '1795240800',
    'x-webhook-id': 'e1',
    'x-webhook-timestamp': '1795240800',
    'x-webhook-signature': 'v1=ca89ffad5e158e3cdc2d78c4ba1049e451dcda24f6963a1caa8a1ae7b547caf4',
  });
});
