import { createHmac } from 'node:crypto';
import type { sourceKinds } from '@/lib/content/sources/sources';
import { idOf, type Person, phoneOf } from '../stand-ins/portal-stand-in';
import { readFixture } from './source-fixture-file';

export type Kind = (typeof sourceKinds)[number];
export type Pushed = { body: string; headers: Record<string, string> };

/** With what the services of Meta sign, and which Google names. */
export const appSecret = 'invented-app-secret';

const asJson = (body: string): Pushed => ({ body, headers: { 'content-type': 'application/json' } });
const asForm = (fields: Record<string, string>): Pushed => ({
  body: `${new URLSearchParams(fields)}`,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

export function signed(body: string, secret = appSecret): Pushed {
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  return {
    body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
  };
}

/** A body as each service pushes it of somebody. */
export const pushes: Partial<Record<Kind, (person: Person, key?: string) => Pushed>> = {
  google: (person, key = appSecret) =>
    asJson(
      readFixture('google', 'lead.json')
        .replace('9800011111', phoneOf(person))
        .replace('90071992547409931234', idOf(person))
        .replace('invented-key', key),
    ),
  justdial: (person) => asForm({ leadid: idOf(person), mobile: phoneOf(person) }),
  magicbricks: (person) => asJson(JSON.stringify({ ContactNo: phoneOf(person), BuyerName: 'Divya' })),
  exotel: (person) => asForm({ CallSid: idOf(person), CallFrom: `0${phoneOf(person)}`, CallTo: '0824' }),
  myoperator: (person) =>
    asJson(JSON.stringify({ unique_id: idOf(person), caller_number: phoneOf(person), status: 'missed' })),
  knowlarity: (person) =>
    asJson(JSON.stringify({ uuid: idOf(person), caller_id: phoneOf(person), call_status: 'answered' })),
  whatsapp: (person, key) =>
    signed(
      readFixture('whatsapp', 'message.json')
        .replaceAll('919800077771', `91${phoneOf(person)}`)
        .replace('INV0001', idOf(person)),
      key,
    ),
  meta: (person, key) =>
    signed(readFixture('meta', 'push.json').replace('9007199254740993', idOf(person)), key),
  form: (person) => asJson(JSON.stringify({ id: idOf(person), name: 'Kiran', phone: phoneOf(person) })),
  mail: (person) => asJson(JSON.stringify({ text: `Name: Kiran\nMobile: ${phoneOf(person)}` })),
};
