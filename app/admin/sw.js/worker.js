// The worker of the back office: it lets the telephone ring, and shows words where there is no network. It keeps that page alone.
const cacheName = 'admin-offline-1';
const home = '/admin/enquiries';
const offlinePath = '/admin/offline';
const subscriptionsPath = '/api/admin/push-subscriptions';

self.addEventListener('install', (event) => {
  const keepWords = async () => {
    const cache = await caches.open(cacheName);
    await cache.add(new Request(offlinePath, { cache: 'reload' }));
    await self.skipWaiting();
  };
  event.waitUntil(keepWords());
});

self.addEventListener('activate', (event) => {
  const dropFormer = async () => {
    const names = await caches.keys();
    const former = names.filter((name) => name.startsWith('admin-offline-') && name !== cacheName);
    await Promise.all(former.map((name) => caches.delete(name)));
    // A tap on an alarm leads an open window on: it has to be this worker's.
    await self.clients.claim();
  };
  event.waitUntil(dropFormer());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const showWords = async () => (await caches.match(offlinePath)) ?? Response.error();
  event.respondWith(fetch(request).catch(showWords));
});

const readMessage = (data) => {
  try {
    return data.json();
  } catch {
    return { title: 'An enquiry waits', body: '', tag: 'enquiry', path: home };
  }
};

self.addEventListener('push', (event) => {
  const { title, body, tag, path, icon } = readMessage(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon,
      data: { path },
      // A later one of the same enquiry rings again.
      renotify: true,
      requireInteraction: true,
    }),
  );
});

const pathOf = ({ url }) => new URL(url).pathname;

const openPath = async (path) => {
  const windows = await self.clients.matchAll({ type: 'window' });
  // No other screen is led away: somebody may be at work there.
  const open =
    windows.find((each) => pathOf(each) === path) ?? windows.find((each) => pathOf(each).startsWith(home));
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  // What was typed among the enquiries is kept on the device.
  return pathOf(open) === path ? open : open.navigate(path);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(openPath(path).catch(() => self.clients.openWindow(path)));
});

// The browser has another subscription for the site: who is still signed in goes on to ring.
self.addEventListener('pushsubscriptionchange', (event) => {
  const goOn = async () => {
    const answer = await fetch(subscriptionsPath);
    if (!answer.ok) return;
    const { publicKey, telephones } = await answer.json();
    if (publicKey === null || !telephones.some(({ isCurrent }) => isCurrent)) return;
    const next =
      event.newSubscription ??
      (await self.registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: publicKey,
      }));
    await fetch(subscriptionsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(next),
    });
  };
  event.waitUntil(goOn());
});
