/** The browser caches the client, but none of the client's data. */
import type { Page } from 'playwright-core';
import { untilIn, visit } from './browser';
import { browser, house } from './house';

/** Opens a page and waits until the service worker controls it. */
async function keptPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(`navigator.serviceWorker.ready`);
  await page.reload();
  await untilIn(page, `navigator.serviceWorker.controller !== null`);
}

const KEPT = `(async () => {
  const shells = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(shells.map((shell) => shell.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
})()`;

it('opens without a network and says so, and shows the season by itself once it is back', async () => {
  const token = await house.client.guest('Ada');
  const id = await house.client.round(token);
  const { context, page } = await visit(browser, house.client.url, token, {
    serviceWorkers: 'allow',
  });
  await keptPage(page, `/s/${id}`);
  const table = page.getByRole('heading', { name: 'Round', exact: true, level: 1 });
  await table.waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'The house cannot be reached' }).waitFor();
  await context.setOffline(false);
  await table.waitFor();
  await context.close();
});

/** Aborts the page's queries. Its socket is unaffected. */
async function unanswered(page: Page): Promise<void> {
  await page.route('**/graphql', (route) => route.abort());
}

describe('a question that nobody answered', () => {
  it('is asked again by itself, without any sign that the network is back', async () => {
    const id = await house.client.round(await house.client.guest('Ada'));
    const { context, page } = await visit(browser, house.client.url, undefined);
    await unanswered(page);
    await page.goto(`/s/${id}/history`);
    await page.getByRole('heading', { name: 'The house cannot be reached' }).waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('heading', { name: 'Round', exact: true, level: 1 }).waitFor();
    await context.close();
  });

  it('is asked again at once when the network is back, or somebody looks', async () => {
    const id = await house.client.round(await house.client.guest('Ada'));
    for (const sign of [`window.dispatchEvent(new Event('online'))`, LOOK]) {
      const { context, page } = await visit(browser, house.client.url, undefined);
      // No timer of the page runs on its own.
      await page.clock.install();
      await unanswered(page);
      await page.goto(`/s/${id}/history`);
      const away = page.getByRole('heading', { name: 'The house cannot be reached' });
      await away.waitFor();
      // Pausing runs each timer that is due, and so may send the query again.
      await page.clock.pauseAt('2100-01-01T00:00:00Z');
      await untilIn(page, `document.documentElement.dataset.busy === ''`);
      await page.unroute('**/graphql');
      await page.evaluate(sign);
      await page.getByRole('heading', { name: 'Round', exact: true, level: 1 }).waitFor();
      await context.close();
    }
  });
});

const LOOK = `document.dispatchEvent(new Event('visibilitychange'))`;

it('keeps the files of the client, and no answer of the house', async () => {
  const token = await house.client.guest('Ada');
  const id = await house.client.round(token);
  const { context, page, complaints } = await visit(browser, house.client.url, token, {
    serviceWorkers: 'allow',
  });
  await keptPage(page, `/s/${id}`);
  for (const address of ['/me', `/s/${id}/rules`, '/']) {
    await page.goto(address);
    await page.locator('main h1').first().waitFor();
  }
  const kept = await page.evaluate<string[]>(KEPT);
  expect(kept).toContain('/cards');
  expect(kept.filter((path) => path !== '/cards' && !path.startsWith('/assets/'))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('lets go of what an older build had kept', async () => {
  const { context, page } = await visit(browser, house.client.url, undefined, {
    serviceWorkers: 'allow',
  });
  // This page comes from the same server and does not start the client.
  await page.goto('/favicon.svg');
  await page.evaluate(`caches.open('ridotto-older')`);
  await keptPage(page, '/');
  const names = await page.evaluate<string[]>(`caches.keys()`);
  expect(names).toEqual([expect.stringMatching(/^ridotto-[0-9a-f]{16}$/)]);
  await context.close();
});

it('can be installed', async () => {
  const { context, page } = await visit(browser, house.client.url);
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const found = await context.request.get(address ?? 'none');
  expect(found.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await found.json()) as { readonly icons: readonly Icon[] };
  expect(manifest).toMatchObject({ name: 'Ridotto', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', 'any']);
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await context.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
    if (type !== 'image/png') continue;
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  await context.close();
});

type Icon = { readonly src: string; readonly type: string; readonly sizes: string };
