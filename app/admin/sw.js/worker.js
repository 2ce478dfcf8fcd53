// Shows push alerts and an offline page, and caches only that page.
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
    // Only a controlled window can be navigated after a tap.
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
      renotify: true,
      requireInteraction: true,
    }),
  );
});

const pathOf = ({ url }) => new URL(url).pathname;

const openPath = async (path) => {
  const windows = await self.clients.matchAll({ type: 'window' });
  // Other screens are left alone, because somebody may work there.
  const open =
    windows.find((each) => pathOf(each) === path) ?? windows.find((each) => pathOf(each).startsWith(home));
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  // Typed text is stored on the device, so navigation loses nothing.
  return pathOf(open) === path ? open : open.navigate(path);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(openPath(path).catch(() => self.clients.openWindow(path)));
});

// The browser replaced the subscription: register the new one while signed in.
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
