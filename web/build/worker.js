/**
 * The service worker, which caches the client's files. Pages come from the server whenever it
 * answers, so that an old worker never delays a new build. Offline, the client's page comes from
 * the cache. Data on seasons and accounts is never cached.
 */
/* global caches, self -- of a service worker */
const SHELL = `ridotto-${'BUILD'}`;
const FILES = ['FILES'];
/** A page of the client that contains no season's data. */
const PAGE = '/cards';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll([PAGE, ...FILES])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== SHELL).map((old) => caches.delete(old))),
      ),
  );
});

/** A press on a notification opens its address. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data ?? '/me'));
});

/**
 * Focuses the window at the address, or else any window of the client, which then opens the address
 * itself; or else opens a window.
 */
async function show(address) {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const windows = all.filter(
    ({ url, frameType }) => frameType !== 'nested' && isClients(new URL(url).pathname),
  );
  const { href } = new URL(address, self.location.origin);
  const there = windows.find(({ url }) => url === href);
  const open = there ?? windows[0];
  if (open === undefined) return self.clients.openWindow(href);
  await open.focus();
  if (there === undefined) open.postMessage({ address });
  return null;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(part(request));
  else if (request.mode === 'navigate' && isClients(pathname)) event.respondWith(page(request));
});

/** The file's name contains its hash, so a cached copy never needs a request. */
async function part(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const come = await fetch(request);
  if (come.ok) await (await caches.open(SHELL)).put(request, come.clone());
  return come;
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (gone) {
    const kept = await caches.match(PAGE);
    if (kept === undefined) throw gone;
    return kept;
  }
}

/** True for the client's pages; docs, embeds, calendars and feeds come from the server. */
const isClients = (pathname) =>
  /^\/(?:$|(?:s|d|g|p|watch|verify|join|me|new|cards|leaders)(?:\/[^.]*)?$)/.test(pathname);
