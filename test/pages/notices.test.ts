/** Browser notifications of events while another page is in front. */
import { untilIn, visit } from './browser';
import { untilFollowed } from './followed';
import { browser, house } from './own-house';
import { goHome, rehearse } from './rounds';
import type { Rehearsal } from './rounds';

/** Simulates that another page is in front. The next expressions also run in the browser. */
const HIDDEN = `Object.defineProperty(Document.prototype, 'hidden', { get: () => true })`;
const NOTED = `(() => {
  window.noted = [];
  ServiceWorkerContainer.prototype.getRegistration = async () => undefined;
  window.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options);
      window.noted.push(title + ': ' + options.body);
    }
  };
})()`;
/** Simulates a page with a service worker, which shows its notifications. */
const ILLEGAL = `(() => {
  window.noted = [];
  window.Notification = class {
    static requestPermission = async () => 'granted';
    constructor() { throw new TypeError('Illegal constructor.'); }
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
    void window.noted.push(title + ': ' + options.body);
})()`;

const CHIP = [{ item: 'CHIP', quantity: 1 }];

async function offer({ people, send }: Rehearsal): Promise<void> {
  const [ada, bruno] = people;
  await send(ada!, 'offerTrade', { to: bruno!.player, give: CHIP, get: CHIP });
}

it.each([
  ['the page, if it has no service worker', NOTED],
  ['its service worker', ILLEGAL],
])('are shown by %s, and the page stands', async (_who, notifications) => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo('2021-08-30T13:00:00Z');
  const { url } = house.client;
  const there = await visit(browser, url, round.people[1]!.token, { serviceWorkers: 'allow' });
  const { page, context } = there;
  await context.grantPermissions(['notifications'], { origin: url });
  for (const script of [HIDDEN, notifications]) await context.addInitScript(script);
  await page.goto('/me');
  await page.getByText('Notice settings').click();
  const tick = page.getByLabel('Show browser notifications while Ridotto is open');
  // The browser first asks for permission.
  await tick.click();
  await tick.and(page.locator(':checked')).waitFor();
  expect(await tick.isChecked()).toBe(true);
  await untilFollowed(house, 2);
  await offer(round);
  await untilIn(page, 'window.noted.length > 0');
  expect(await page.evaluate('window.noted')).toEqual([expect.stringMatching(/^Ridotto: .*Ada/)]);
  await page.locator('.inbox li', { hasText: 'Ada' }).first().waitFor();
  await goHome([there]);
});
