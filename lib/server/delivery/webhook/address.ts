import 'server-only';
import { isIP } from 'node:net';
import { AppError } from '@/lib/shared/errors';
import { isPrivateAddress, mayBePrivate } from '../public-address';

/** Refuses http, credentials and private networks. @throws AppError invalid. */
export function requireWebhookUrl(text: string): URL {
  const refuse = (message: string) => new AppError('invalid', message, { fields: { url: message } });
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw refuse('Please give a full address, such as https://crm.example.com/hook');
  }
  if (url.protocol !== 'https:' && !(mayBePrivate() && url.protocol === 'http:'))
    throw refuse('The address must start with https://');
  if (url.username || url.password) throw refuse('The address must not contain a user name or a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!mayBePrivate() && isIP(host) !== 0 && isPrivateAddress(host))
    throw refuse('The address is in a private network');
  return url;
}
