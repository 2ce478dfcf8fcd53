import { expect, it, vi } from 'vitest';
import { DeliveryError } from '../delivery-error';

const auth = vi.hoisted(() => ({ secret: 'a secret of at least 32 characters' }));
vi.mock('@/lib/server/secrets/auth-secret', () => ({ authSecret: () => auth.secret }));

const { openMail, sealMail } = await import('./sealed-mail');

const mail = { to: 'asha@example.com', subject: 'ಮನೆ', html: '<p>secret-link</p>', text: 'secret-link' };

it('a sealed mail is opened again, and tells nothing to who reads the database', () => {
  const payload = sealMail(mail);
  expect(Object.keys(payload)).toEqual(['sealed']);
  const text = Buffer.from(payload.sealed, 'base64').toString('latin1');
  expect(text).not.toContain('secret-link');
  expect(text).not.toContain('asha');
  expect(openMail(payload)).toEqual(mail);
});

it('a mail that an earlier release has sealed is opened', () => {
  const sealed =
    'BwcHBwcHBwcHBwcHSjahwan5hfij3B6vo2vqeaQujc11V+DCwa9EQsHqWDPJAYZgX9M39vGnb9D8nQssOdxcul7CmRDWBPJL43yh2FQ=';
  expect(openMail({ sealed })).toEqual({ to: 'team', subject: 's', html: 'h', text: 't' });
});

it('the same mail is never sealed twice in the same way', () => {
  expect(sealMail(mail).sealed).not.toBe(sealMail(mail).sealed);
});

it('a mail that was never sealed is what it is', () => {
  expect(openMail(mail)).toBe(mail);
});

it('a mail that was encrypted with another secret, or changed, is given up', () => {
  const payload = sealMail(mail);
  const bytes = Buffer.from(payload.sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  const refusal = expect.objectContaining({
    message: 'encrypted with another secret',
    isPermanentError: true,
  });
  expect(() => openMail({ sealed: bytes.toString('base64') })).toThrow(refusal);
  auth.secret = 'another secret of 32 characters, too';
  expect(() => openMail(payload)).toThrow(refusal);
  expect(() => openMail(payload)).toThrow(DeliveryError);
});
