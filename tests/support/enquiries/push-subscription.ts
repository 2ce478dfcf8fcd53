import { createECDH, randomBytes, randomUUID } from 'node:crypto';

/** What a browser answers that subscribes, with what it keeps to itself. */
export function makeSubscription(host = 'fcm.googleapis.com') {
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16);
  const keys = { p256dh: ecdh.generateKeys('base64url'), auth: auth.toString('base64url') };
  return { subscription: { endpoint: `https://${host}/wp/${randomUUID()}`, keys }, own: { ecdh, auth } };
}

export type StandInSubscription = ReturnType<typeof makeSubscription>['subscription'];
