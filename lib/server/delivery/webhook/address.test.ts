import { afterEach, describe, expect, it } from 'vitest';
import { env } from '@/lib/server/env';
import { requireWebhookUrl } from './address';

afterEach(() => {
  env.WEBHOOKS_PRIVATE = 'refuse';
});

describe('the address of a webhook', () => {
  it.each([
    ['crm.example.com/hook', 'Please give a full address, such as https://crm.example.com/hook'],
    ['ftp://crm.example.com', 'The address must start with https://'],
    ['http://crm.example.com', 'The address must start with https://'],
    ['https://me@crm.example.com', 'The address must not contain a user name or a password'],
    ['https://:secret@crm.example.com', 'The address must not contain a user name or a password'],
    ['https://127.0.0.1/hook', 'The address is in a private network'],
    ['https://[::1]/hook', 'The address is in a private network'],
  ])('%s is refused: %s', (text, message) => {
    expect(() => requireWebhookUrl(text)).toThrow(
      expect.objectContaining({ code: 'invalid', message, fields: { url: message } }),
    );
  });

  it.each(['https://crm.example.com/hook', 'https://8.8.8.8/hook', 'https://[2606:4700::1111]/hook'])(
    '%s is taken',
    (text) => {
      expect(requireWebhookUrl(text).href).toBe(text);
    },
  );

  it.each(['http://127.0.0.1:4000/hook', 'https://[::1]/hook'])(
    '%s is taken where the environment allows private networks',
    (text) => {
      env.WEBHOOKS_PRIVATE = 'allow';
      expect(requireWebhookUrl(text).href).toBe(text);
    },
  );

  it('is of the web, also where private networks are allowed', () => {
    env.WEBHOOKS_PRIVATE = 'allow';
    expect(() => requireWebhookUrl('ftp://127.0.0.1')).toThrow('The address must start with https://');
  });
});
