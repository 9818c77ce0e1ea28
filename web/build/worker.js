/**
 * The service worker: keeps the client itself, and nothing that it shows. Pages come from the server
 * whenever it answers, so that a new build is never held up by an old worker; only without a network is
 * the client's page the kept one. What the server says of a season or an account is not touched.
 */
/* global caches, self -- of a service worker */
const SHELL = `ridotto-${'BUILD'}`;
const FILES = ['FILES'];
/** An address whose page is the client without anything of a season in it. */
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

/** Of one that the page has had shown: back to the page. */
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

/** Named after what is in it: whoever has it need not ask again. */
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

/** Not the docs, embeds, calendars and feeds, which are the server's. */
const isClients = (pathname) =>
  /^\/(?:$|(?:s|d|g|p|watch|verify|join|me|new|cards|leaders)(?:\/[^.]*)?$)/.test(pathname);
