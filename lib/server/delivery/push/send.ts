import 'server-only';
import { salesHome } from '@/lib/content/nav';
import { pushLimits, pushTexts } from '@/lib/content/push-notifications';
import { listRolesOf } from '@/lib/content/roles';
import { activeSessions } from '@/lib/server/active-sessions';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { sha256 } from '@/lib/server/text/sha256';
import { DeliveryError, reasonOf } from '../delivery-error';
import { requestPublicHost } from '../public-request';
import { requirePushEndpoint, toPushAddress } from './endpoint';
import { findPushKeys, type PushKeys } from './keys';

/** A later message with the same tag replaces the earlier one. */
export type PushMessage = { title: string; body: string; tag: string; path: string; icon: string };

type Alarm = { message: PushMessage; createdAt: Date };

type Subscription = { endpoint: string; p256dh: string; auth: string };

const timeoutMs = 10_000;
// Of the header Topic (RFC 8030).
const topicLength = 32;

/** Contact for push services, which accept a web address only with https. */
const subject = () =>
  env.SITE_URL.startsWith('https:') ? env.SITE_URL : `mailto:office@${new URL(env.SITE_URL).hostname}`;

const findLiveSubscription = (id: string) =>
  db.pushSubscription.findFirst({
    where: { id, session: { ...activeSessions(), user: { role: { in: listRolesOf('sales') } } } },
  });

function readRetryAfter(header: string | undefined): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, pushLimits.lifeSeconds) * 1000 : 0;
}

/** False when the push service no longer knows the push subscription. @throws DeliveryError for other failures. */
async function post(
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
  { ttlSeconds, keys }: { ttlSeconds: number; keys: PushKeys },
): Promise<boolean> {
  // Loaded on first use: a site without push does not need it.
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: subject(), ...keys },
      TTL: ttlSeconds,
      urgency: 'high',
      topic: sha256(message.tag).slice(0, topicLength),
    },
  );
  const sent = {
    method: 'POST' as const,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
  };
  const address = toPushAddress(requirePushEndpoint(endpoint));
  const answer = await requestPublicHost(address, sent, AbortSignal.timeout(timeoutMs));
  answer.destroy();
  const status = answer.statusCode ?? 0;
  if (status === 404 || status === 410) return false;
  if (status >= 200 && status < 300) return true;
  throw new DeliveryError(`answered ${status}`, {
    retryAfterMs: readRetryAfter(answer.headers['retry-after']),
  });
}

const secondsLeft = ({ createdAt }: Alarm): number =>
  Math.floor(pushLimits.lifeSeconds - (Date.now() - createdAt.getTime()) / 1000);

/** One message for all alarms; outdated ones are dropped. @throws DeliveryError when a retry is due. */
export async function sendPush(id: string, alarms: readonly Alarm[]): Promise<void> {
  const fresh = alarms
    .filter((alarm) => secondsLeft(alarm) > 0)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const newest = fresh.at(-1);
  if (!newest) return;
  const [subscription, keys] = await Promise.all([findLiveSubscription(id), findPushKeys()]);
  if (!subscription || !keys) return void (await db.pushSubscription.deleteMany({ where: { id } }));
  const count = new Set(fresh.map(({ message }) => message.tag)).size;
  const message =
    count === 1 ? newest.message : { ...newest.message, ...pushTexts.several(count), path: salesHome };
  let isKnown: boolean;
  try {
    isKnown = await post(subscription, message, { ttlSeconds: secondsLeft(newest), keys });
  } catch (error) {
    const lastError = reasonOf(error).slice(0, 200);
    await db.pushSubscription.updateMany({ where: { id }, data: { lastError } });
    // Retries until the message is too old: somebody may fix a wrong clock or a refusing service.
    throw new DeliveryError(lastError, {
      retryAfterMs: error instanceof DeliveryError ? error.retryAfterMs : 0,
    });
  }
  if (isKnown)
    return void (await db.pushSubscription.updateMany({
      where: { id },
      data: { rangAt: new Date(), lastError: '' },
    }));
  log.info({ subscription: id }, 'a push service no longer knows a subscription');
  await db.pushSubscription.deleteMany({ where: { id, endpoint: subscription.endpoint } });
}
