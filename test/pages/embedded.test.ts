/** Another site's page, in a real browser: the wall may be framed, and no other page. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { visit } from './browser';
import { browser, house } from './house';

let site: Server;
/** The body of the other site's page. */
let body = '';
let address = '';
let season = '';
beforeAll(async () => {
  site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>A forum</title>${body}`);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  season = await house.client.round(await house.client.guest('Ada'));
});
afterAll(() => void site.close());

/** Opens the other site's page with this body. */
async function embed(html: string): Promise<Page> {
  body = html;
  const { page } = await visit(browser, house.client.url);
  await page.goto(address);
  return page;
}

const FRAME = 'iframe';

describe('a page of another site', () => {
  it('shows the live wall by the code under Share', async () => {
    const { page: here, context } = await visit(browser, house.client.url);
    await here.goto(`/s/${season}`);
    await here.getByRole('button', { name: 'Share', exact: true }).click();
    const code = await here.getByRole('dialog').locator('code').textContent();
    await context.close();
    const page = await embed(code ?? '');
    await page.frameLocator(FRAME).getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator(FRAME).getAttribute('title')).toBe('Round');
    await page.context().close();
  });

  it('shows the live wall by the answer of oEmbed', async () => {
    const asked = encodeURIComponent(`${house.client.url}/s/${season}`);
    const answer = await fetch(`${house.client.url}/oembed?url=${asked}&maxwidth=500`);
    const page = await embed(((await answer.json()) as { readonly html: string }).html);
    await page.frameLocator(FRAME).getByRole('heading', { level: 1 }).waitFor();
    expect((await page.locator(FRAME).boundingBox())?.width).toBe(500);
    await page.context().close();
  });

  it.each(['/', '/me', '/s/ID', '/g/nothing'])('cannot frame %s', async (path) => {
    const framed = house.client.url + path.replace('ID', season);
    const page = await embed(`<iframe src="${framed}"></iframe>`);
    const frame = page.frames().find((each) => each !== page.mainFrame());
    expect(frame?.url()).toBe('chrome-error://chromewebdata/');
    await page.context().close();
  });
});
