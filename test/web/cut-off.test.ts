/** A server that ends while a command is under way. */
import type { Browser } from 'playwright-core';
import { build, ServerProcess } from '../api/process';
import { pairs } from '../api/sites';
import type { Site } from '../api/sites';
import { openBrowser, visit } from './browser';
import { press } from './rounds';

let browser: Browser;
let site: Site;
let server: ServerProcess;
beforeAll(async () => {
  build();
  site = await pairs()[0]!.fresh();
  server = await ServerProcess.start(site.env());
  browser = await openBrowser();
}, 200_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await site.drop();
});

const JOIN = 'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { message } } }';

it('sends what was not answered again with its key, and it is done once', async () => {
  const token = await server.client.guest('Ada');
  const id = await server.client.round(token);
  await server.client.post(JOIN, { token, variables: { id } });
  const { context, page } = await visit(browser, server.client.url, token);
  const port = new URL(server.client.url).port;
  const keys: string[] = [];
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON() as Asked | null;
    if (asked?.operationName !== 'SayInSeason') return route.continue();
    keys.push(asked.variables.input.idempotencyKey);
    if (keys.length > 1) return route.continue();
    // It is on disk, and the server ends before anybody hears of it.
    await route.fetch();
    await server.kill();
    return route.abort();
  });
  await page.goto(`/s/${id}`);
  const field = page.getByLabel('Say something to the house');
  await field.fill('Did that go through?');
  await press(page, 'Say');
  await page.getByText('The connection is cut.').first().waitFor();
  expect(await field.inputValue()).toBe('Did that go through?');
  server = await ServerProcess.start({ ...site.env(), PORT: port });
  const line = page.locator('.log-line', { hasText: 'Did that go through?' });
  await line.waitFor();
  await page.locator('.say [data-way="done"]').waitFor();
  expect(await field.inputValue()).toBe('');
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  const said = `{ season(id: "${id}") { journal(types: [Said]) { nodes { text } } } }`;
  const { body } = await server.client.post(said, { token });
  const { season } = body.data as { readonly season: { readonly journal: { readonly nodes: [] } } };
  expect(season.journal.nodes).toHaveLength(1);
  expect(await line.count()).toBe(1);
  await context.close();
});

type Asked = {
  readonly operationName?: string;
  readonly variables: { readonly input: { readonly idempotencyKey: string } };
};
