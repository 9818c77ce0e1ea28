/**
 * The service worker: caches the client itself, without its data. Pages come from the server
 * whenever it answers, so that an old worker never delays a new build; only offline the client's
 * page comes from the cache. The server's data on seasons and accounts is left alone.
 */
/* global caches, self -- of a service worker */
const SHELL = `ridotto-${'BUILD'}`;
const FILES = ['FILES'];
/** An address whose page is the client without a season's data. */
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

/** A click on a notification returns to its page. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const type = 'window';
  event.waitUntil(self.clients.matchAll({ type }).then(([first]) => first?.focus()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(part(request));
  else if (request.mode === 'navigate' && isClients(pathname)) event.respondWith(page(request));
});

/** Named after its content, so a cached copy never needs a request. */
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

/** Excludes docs, embeds, calendars and feeds, which are the server's. */
const isClients = (pathname) =>
  /^\/(?:$|(?:s|d|g|p|watch|verify|join|me|new|cards|leaders)(?:\/[^.]*)?$)/.test(pathname);
