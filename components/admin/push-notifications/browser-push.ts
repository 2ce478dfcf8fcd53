import { adminApp } from '@/lib/content/nav';

/** `ask`: the browser can ask for permission. `install`: an iPhone or iPad needs the installed app first. */
export type Ability = 'ask' | 'blocked' | 'install' | 'unable';

/** An iPad reports itself as a Mac. */
const isOfApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

export function findAbility(): Ability {
  if (isOfApple() && !isInstalled()) return 'install';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'ask';
}

export const registerWorker = () =>
  navigator.serviceWorker.register(adminApp.worker, { scope: adminApp.scope });

/** Null without permission. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration(adminApp.scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const toBase64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Replaces a subscription with another key. @throws DOMException. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const former = await pushManager.getSubscription();
  const formerKey = former?.options.applicationServerKey;
  if (former && formerKey && toBase64url(formerKey) === publicKey) return former;
  await former?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
