/** The notice on a page whose client does not load. */
import { Writable } from 'node:stream';
import type { Page } from 'playwright-core';
import { pino } from 'pino';
import { RenderWorker } from '../../src/server/ssr/render-worker';
import { LIMITS } from '../../src/server/scheduling/limits';
import { visit, WHEN_TAKEN } from './browser';
import { browser, house } from './house';
import { furnish } from './shown';
import type { Shown } from './shown';

let shown: Shown;
beforeAll(async () => {
  shown = await furnish(house.client);
});

const round = (): string => `/s/${shown.ids['round']}`;
const note = (page: Page) => page.getByText('This page does not update');

it('tells at once that the client cannot be loaded, without moving what was drawn', async () => {
  const { context, page, complaints } = await visit(browser, house.client.url);
  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.goto(round(), { waitUntil: 'commit' });
  // On a busy machine the notice may appear before the client is requested. It goes when the client
  // arrives.
  await page.locator('#unled[data-sure]').waitFor();
  await note(page).waitFor({ state: 'visible' });
  expect(await page.locator('.lot-cards svg').first().isVisible()).toBe(true);
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  await page.unroute('**/assets/client-*.js');
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await page.locator('#root:not([data-drawn])').waitFor();
  await note(page).waitFor({ state: 'detached' });
  await context.close();
});

it('tells after a while where not even the first script runs', async () => {
  const options = { javaScriptEnabled: false };
  const { context, page } = await visit(browser, house.client.url, undefined, options);
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  // The slow animation leaves a busy machine time to load the page.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
  await page.goto(round());
  expect(await note(page).isVisible()).toBe(false);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1_000 });
  await note(page).waitFor({ state: 'visible' });
  await context.close();
});

it.each(['/me', '/'])('tells nothing once the client is there: %s', async (path) => {
  const { context, page, complaints } = await visit(browser, house.client.url);
  await page.goto(path, { waitUntil: 'commit' });
  await page.evaluate(WHEN_TAKEN);
  await page.locator('main').first().waitFor();
  await note(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

it('draws nothing of a page that breaks, and tells the house why once', async () => {
  const told: string[] = [];
  const into = new Writable({
    write: (line: Buffer, _encoding, done) => {
      told.push(line.toString());
      done();
    },
  });
  // The limit is generous, for a busy machine.
  const drawing = new RenderWorker({ limits: { ...LIMITS, drawMs: 120_000 }, log: pino(into) });
  const html = await (await fetch(house.client.url + round())).text();
  const [, answers = ''] = /id="first-answers">([^]*?)<\/script>/.exec(html) ?? [];
  expect(await drawing.render(round(), answers)).toContain('class="lot-cards"');
  const broken = answers.replace(/"biddingClosesAt":"[^"]*"/, '"biddingClosesAt":"never"');
  expect(broken).not.toBe(answers);
  for (let time = 0; time < 2; time += 1) expect(await drawing.render(round(), broken)).toBeNull();
  expect(told).toEqual([expect.stringContaining('RangeError')]);
  await drawing.close();
});
