/**
 * Inbox entries as notifications of the browser: their addresses, and a press on one.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { act } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import type { Rehearsal } from '../support/rehearsal';
import { house, open, settled } from './page';

type Shown = NotificationOptions & { onclick?: () => void };

const put = (on: object, key: string, value: unknown): void => {
  Object.defineProperty(on, key, { configurable: true, value });
};

/** Hides the page and resolves with each shown notification. */
function hideWith(worker: object | undefined): { readonly next: () => Promise<Shown> } {
  const waiting: ((shown: Shown) => void)[] = [];
  const shown: Shown[] = [];
  const show = (notification: Shown): void => {
    const [first] = waiting.splice(0, 1);
    if (first === undefined) shown.push(notification);
    else first(notification);
  };
  class PageNotification {
    static permission = 'granted';
    constructor(_title: string, options: NotificationOptions) {
      Object.assign(this, options);
      show(this);
    }
    readonly close = (): void => undefined;
  }
  put(window, 'Notification', PageNotification);
  put(document, 'hidden', true);
  put(window, 'focus', () => undefined);
  localStorage.setItem('ridotto:notices', 'on');
  if (worker !== undefined) {
    const registration = {
      showNotification: (_title: string, options: NotificationOptions) => show(options),
    };
    put(
      navigator,
      'serviceWorker',
      Object.assign(worker, {
        getRegistration: () => Promise.resolve(registration),
      }),
    );
  }
  return {
    next: () =>
      new Promise((resolve) => {
        const [first] = shown.splice(0, 1);
        if (first === undefined) waiting.push(resolve);
        else resolve(first);
      }),
  };
}

afterEach(() => {
  for (const [on, key] of [
    [window, 'Notification'],
    [document, 'hidden'],
    [navigator, 'serviceWorker'],
  ] as const) {
    Reflect.deleteProperty(on, key);
  }
});

/** A round in which Ada offers Bruno a trade while Bruno's page is open but hidden. */
async function offered(
  worker?: object,
): Promise<{ round: Rehearsal; trade: string; shown: Shown }> {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people;
  await round.moveTo('2021-08-30T00:00:00Z');
  await round.grant(ada!, 'CHIP', 1);
  const { next } = hideWith(worker);
  await open(`/s/${round.id}`, bruno);
  const give = [{ item: 'CHIP', quantity: 1 }];
  const input = { to: bruno!.player, give, get: [] };
  const trade = (await round.send(ada!, 'offerTrade', input, 'trade'))!;
  return { round, trade, shown: await next() };
}

it('a notification of the service worker has the address of its subject', async () => {
  const worker = new EventTarget();
  const { round, trade, shown } = await offered(worker);
  const address = `/s/${round.id}/market#trade-${trade}`;
  expect(shown).toMatchObject({ data: address });
  await settled();
  await act(async () => {
    worker.dispatchEvent(new MessageEvent('message', { data: { address } }));
    await settled();
  });
  expect(location.pathname + location.hash).toBe(address);
});

it('a press on a notification of the page opens its subject in the page', async () => {
  const { round, trade, shown } = await offered();
  await settled();
  await act(async () => {
    shown.onclick?.();
    await settled();
  });
  expect(location.pathname + location.hash).toBe(`/s/${round.id}/market#trade-${trade}`);
});

const ORIGIN = 'https://house.test';
const ADDRESS = '/s/1/market#trade-2';
type Window = { readonly path: string; readonly frameType?: string };

describe('a press on a notification of the service worker', () => {
  it.each<[string, readonly Window[], readonly string[]]>([
    ['focuses the window at the address', [{ path: '/' }, { path: ADDRESS }], [`focus ${ADDRESS}`]],
    [
      'or else focuses a window of the client, which opens the address',
      [
        { path: '/docs/rules' },
        { path: '/embed/s/1' },
        { path: '/s/1', frameType: 'nested' },
        { path: '/s/1' },
      ],
      ['focus /s/1', `/s/1 opens ${ADDRESS}`],
    ],
    ['or else opens a window', [], [`open ${ORIGIN}${ADDRESS}`]],
  ])('%s', async (_what, windows, expected) => {
    const done: string[] = [];
    await pressed(
      windows.map(({ path, frameType = 'top-level' }) => ({
        url: `${ORIGIN}${path}`,
        frameType,
        focus: () => Promise.resolve(done.push(`focus ${path}`)),
        postMessage: ({ address }: { address: string }) => done.push(`${path} opens ${address}`),
      })),
      (href) => Promise.resolve(done.push(`open ${href}`)),
    );
    expect(done).toEqual(expected);
  });

  /** Runs the service worker with these windows and presses a notification. */
  async function pressed(
    windows: readonly object[],
    openWindow: (href: string) => Promise<unknown>,
  ): Promise<void> {
    type Press = { notification: object; waitUntil: (done: Promise<unknown>) => void };
    const listeners = new Map<string, (event: Press) => void>();
    const self = {
      location: { origin: ORIGIN },
      clients: { matchAll: () => Promise.resolve(windows), openWindow },
      addEventListener: (type: string, listener: (event: Press) => void) =>
        listeners.set(type, listener),
    };
    const source = readFileSync(join(__dirname, '../../web/build/worker.js'), 'utf8');
    runInNewContext(source, { self, URL });
    const notification = { data: ADDRESS, close: () => undefined };
    await new Promise((resolve) => {
      listeners.get('notificationclick')!({ notification, waitUntil: resolve });
    });
  }
});
