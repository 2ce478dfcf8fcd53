import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, test } from 'vitest';
import { createWebhook, testWebhook } from '@/lib/domain/webhooks/mutations';
import { listWebhooks, readWebhookSecret } from '@/lib/domain/webhooks/queries';
import { db } from '@/lib/server/db';
import { runOutbox } from '@/lib/server/delivery/outbox/run';
import { isPrivateAddress } from '@/lib/server/delivery/public-address';
import { requireWebhookUrl } from '@/lib/server/delivery/webhook/address';
import { env } from '@/lib/server/env';
import { makeAdmin } from '../../support/accounts/admin';
import { emptyEnquiries, keep } from '../../support/enquiries/kept-enquiries';

// The brand exists in types alone.
const admin = makeAdmin({ userId: '-', name: 'Meera' });

beforeEach(emptyEnquiries);

describe('webhooks', () => {
  test('tell other systems with a signature over id, time and body, again until they are heard', async () => {
    const heard: { headers: Record<string, string>; body: string }[] = [];
    let status = 500;
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      heard.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    env.WEBHOOKS_PRIVATE = 'allow';
    await createWebhook(admin, { url });
    await keep({ name: 'Told' });
    await runOutbox();
    status = 204;
    await db.outboxItem.updateMany({ data: { nextAttemptAt: new Date(0) } });
    await runOutbox();
    const [webhook] = await listWebhooks(admin);
    const secret = await readWebhookSecret(admin, webhook?._id ?? '');
    expect(heard).toHaveLength(2);
    const { headers, body } = heard[1] ?? { headers: {}, body: '' };
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(heard[0]?.headers['webhook-id']).toBe(headers['webhook-id']);
    expect(JSON.parse(body)).toMatchObject({ event: 'enquiry.created', data: { name: 'Told' } });
    expect(webhook?.deliveries.map((each) => each.status)).toEqual([204, 500]);
    await testWebhook(admin, webhook?._id ?? '');
    status = 404;
    await expect(testWebhook(admin, webhook?._id ?? '')).rejects.toThrow('answered 404');
    env.WEBHOOKS_PRIVATE = 'refuse';
    server.close();
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.1.1',
    '0.0.0.0',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    'fd00::1',
    'fe80::1',
    'no address',
  ])('%s is no public address', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  test('an endpoint is https, without a password, and not in a private network', () => {
    for (const url of [
      'http://crm.example.com',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://2130706433/',
    ])
      expect(() => requireWebhookUrl(url)).toThrow();
    expect(() => requireWebhookUrl('https://a:b@crm.example.com')).toThrow();
    expect(requireWebhookUrl('https://crm.example.com/hook').host).toBe('crm.example.com');
    expect(isPrivateAddress('93.184.216.34')).toBe(false);
  });
});
