import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import {
  readPushKeyAction,
  sendTestPushAction,
  subscribeToPushAction,
  unsubscribeFromPushAction,
} from '@/lib/domain/notifications/actions';
import type { OwnPushSubscriptions } from '@/lib/domain/notifications/push/dto';
import type { Result } from '@/lib/shared/result';
import { type Ability, findAbility, findSubscription, subscribe } from './browser-push';
import { dismissOffer, restoreOffer } from './offer-dismissed';

const texts = {
  notAllowed: 'The browser may not show alerts. Press Turn on alerts again, then Allow.',
  noService: 'The push service of this browser did not answer. Please try again in a moment.',
} as const;

/** `toJSON` includes both keys. */
const send = (subscription: PushSubscription) =>
  subscribeToPushAction(subscription.toJSON() as Parameters<typeof subscribeToPushAction>[0]);

export function usePush({ publicKey, telephones: subscriptions }: OwnPushSubscriptions) {
  const router = useRouter();
  const current = subscriptions.find(({ isCurrent }) => isCurrent);
  const [ability, setAbility] = useState<Ability>('ask');
  // True until the browser says otherwise, because the server knows a subscription of this device.
  const [isAllowed, setIsAllowed] = useState(true);
  const [key, setKey] = useState(publicKey);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [news, setNews] = useState('');

  useEffect(() => {
    const found = findAbility();
    setAbility(found);
    if (found !== 'ask') return setIsAllowed(false);
    // A browser asks for permission only right after a press, so the key must be loaded before.
    if (key === null) void askServer(readPushKeyAction).then((result) => result.ok && setKey(result.data));
    if (current) void findSubscription().then((subscription) => setIsAllowed(subscription !== null));
  }, [key, current]);

  const run = async <T>(act: () => Promise<Result<T>>, text: string): Promise<boolean> => {
    setFailure(null);
    setNews('');
    setIsBusy(true);
    const result = await askServer(act);
    setIsBusy(false);
    if (result.ok) setNews(text);
    else setFailure(result.error.message);
    router.refresh();
    return result.ok;
  };

  const turnOn = async () => {
    setFailure(null);
    setNews('');
    const permission = await Notification.requestPermission();
    if (permission === 'denied') return setAbility('blocked');
    if (permission !== 'granted') return setFailure(texts.notAllowed);
    setIsBusy(true);
    const known = key === null ? await askServer(readPushKeyAction) : ({ ok: true, data: key } as const);
    const subscription = known.ok ? await subscribe(known.data).catch(() => null) : null;
    setIsBusy(false);
    if (!known.ok) return setFailure(known.error.message);
    if (!subscription) return setFailure(texts.noService);
    const isKept = await run(() => send(subscription), 'Alerts are on for this phone.');
    setIsAllowed(isKept);
    if (isKept) restoreOffer();
  };

  const end = async (id: string) => {
    const isEnded = await run(() => unsubscribeFromPushAction(id), 'Alerts are off.');
    if (isEnded && id === current?._id) dismissOffer();
  };

  return {
    ability,
    current: current && isAllowed ? current : null,
    isBusy,
    failure,
    news,
    turnOn: () => !isBusy && void turnOn(),
    end: (id: string) => void end(id),
    ring: (id: string) =>
      !isBusy && void run(() => sendTestPushAction(id), 'Sent: the alert comes in a moment.'),
  };
}
