/** The server ends while a command is in flight. */
import type { Browser, Page } from 'playwright-core';
import { dealAt } from '../api/dynasties';
import { until } from '../support/async-queue';
import { build, ServerProcess } from '../support/server-process';
import { pairs } from '../support/installations';
import type { Site } from '../support/installations';
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
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await site.drop();
});

const JOIN = 'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { message } } }';
const MOVE = `mutation ($id: ID!) {
  advanceClock(input: { seasonId: $id, to: "2021-08-23T12:00:00Z" }) { refusal { message } }
}`;

type Asked = {
  readonly operationName?: string;
  readonly variables: { readonly input: { readonly idempotencyKey: string } };
};

/**
 * Ends the server as soon as it has first committed the operation, before anybody receives the
 * answer. Returns the keys of all attempts.
 */
async function endUnder(page: Page, operation: string): Promise<readonly string[]> {
  const keys: string[] = [];
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON() as Asked | null;
    if (asked?.operationName !== operation) return route.continue();
    keys.push(asked.variables.input.idempotencyKey);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await server.kill();
    return route.abort();
  });
  return keys;
}

/** Restarts the server at the same address, with its data. */
async function comeBack(): Promise<void> {
  const { port } = new URL(server.client.url);
  server = await ServerProcess.start({ ...site.env(), PORT: port });
}

/**
 * Checks that the command was sent more than once, always with the same key, and took effect only
 * once.
 */
async function expectOnce(
  keys: readonly string[],
  {
    id,
    token,
    event,
  }: { readonly id: string; readonly token: string | null; readonly event: string },
): Promise<void> {
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  const happened = `{ season(id: "${id}") { journal(types: [${event}]) { nodes { text } } } }`;
  const { body } = await server.client.post(happened, token === null ? {} : { token });
  const { season } = body.data as { readonly season: { readonly journal: { readonly nodes: [] } } };
  expect(season.journal.nodes).toHaveLength(1);
}

const isCut = (page: Page): Promise<void> => page.getByText('Connection lost.').first().waitFor();
const words = (page: Page) => page.getByLabel('Say something to the house');
/** The answer empties the field. The server is another process, without a push barrier. */
const untilSaid = (page: Page): Promise<void> =>
  until(async () => (await words(page).inputValue()) === '');

/** A round at auction in which Ada plays. */
async function auction(): Promise<{ readonly id: string; readonly token: string }> {
  const token = await server.client.guest('Ada');
  const id = await server.client.round(token);
  for (const query of [JOIN, MOVE]) await server.client.post(query, { token, variables: { id } });
  return { id, token };
}

describe('what the server did not answer before it ended', () => {
  it('is sent again with its key: words are said once', async () => {
    const { id, token } = await auction();
    const { context, page } = await visit(browser, server.client.url, token);
    const keys = await endUnder(page, 'SayInSeason');
    await page.goto(`/s/${id}`);
    await words(page).fill('Did that go through?');
    await press(page, 'Say');
    await isCut(page);
    expect(await words(page).inputValue()).toBe('Did that go through?');
    await comeBack();
    const line = page.locator('.log-line', { hasText: 'Did that go through?' });
    await line.waitFor();
    await page.locator('.say [data-way="done"]').waitFor();
    await untilSaid(page);
    await expectOnce(keys, { id, token, event: 'Said' });
    expect(await line.count()).toBe(1);
    await context.close();
  });

  it('is sent again with its key: a card of Giolitti is played once, and what is typed stays', async () => {
    const { first, id, gameId } = await dealAt(server.client, undefined, { steward: false });
    const { context, page } = await visit(browser, server.client.url, first.token ?? undefined);
    const keys = await endUnder(page, 'PlayCard');
    await page.goto(`/g/${gameId}`);
    await words(page).fill('Half a thou');
    const king = page.locator('.own-fan').getByRole('button', { name: 'King of Batons' });
    await king.click();
    await page.locator('.claim-play[data-way="idle"]').waitFor();
    await king.click();
    await page.locator('.claim-play[data-way="cut"]').waitFor();
    await isCut(page);
    await comeBack();
    const laid = page.locator('.pocket').getByRole('img', { name: 'King of Batons', exact: true });
    await laid.waitFor();
    // The panel for the play disappears once the play is done.
    await page.locator('.claim-play').waitFor({ state: 'detached' });
    await page.getByText('Connection lost.').first().waitFor({ state: 'detached' });
    expect([await laid.count(), await words(page).inputValue()]).toEqual([1, 'Half a thou']);
    await expectOnce(keys, { id, token: first.token, event: 'CardPlayed' });
    await context.close();
  });

  it('is sent again with its key: bids are sealed once, and stand beside the lots until they are', async () => {
    const { id, token } = await auction();
    const { context, page } = await visit(browser, server.client.url, token);
    const keys = await endUnder(page, 'SealBids');
    await page.goto(`/s/${id}`);
    const bid = page.getByLabel('Bid on lot 1', { exact: true });
    await bid.fill('25');
    await press(page, 'Seal bids');
    await isCut(page);
    expect(await bid.inputValue()).toBe('25');
    await comeBack();
    await page.getByText('Ada sealed bids', { exact: true }).waitFor();
    await page.getByText('Lot 1: 25').waitFor({ state: 'detached' });
    await expectOnce(keys, { id, token, event: 'SecretActionCommitted' });
    await context.close();
  });
});

describe('what was not answered before the tab was closed', () => {
  it('is sent again with its key when the next is opened, and told: words are said once', async () => {
    const { id, token } = await auction();
    const { context, page } = await visit(browser, server.client.url, token);
    const keys: string[] = [];
    await page.route('**/graphql', async (route) => {
      const asked = route.request().postDataJSON() as Asked | null;
      if (asked?.operationName !== 'SayInSeason') return route.continue();
      if (keys.length === 0) await route.fetch();
      keys.push(asked.variables.input.idempotencyKey);
      return route.abort();
    });
    await page.goto(`/s/${id}`);
    await words(page).fill('Is anybody there?');
    await press(page, 'Say');
    await page.locator('.say [data-way="cut"]').first().waitFor();
    await page.close();
    const next = await context.newPage();
    next.on('request', (request) => {
      const asked = request.postDataJSON() as Asked | null;
      if (asked?.operationName === 'SayInSeason') keys.push(asked.variables.input.idempotencyKey);
    });
    await next.goto(`/s/${id}`);
    const hasText = 'Your earlier request (say) got no answer. It was sent again and is done.';
    const told = next.locator('.connection-notice', { hasText });
    await told.waitFor();
    await untilSaid(next);
    await expectOnce(keys, { id, token, event: 'Said' });
    await next.getByRole('button', { name: 'Close', exact: true }).click();
    await told.waitFor({ state: 'detached' });
    await context.close();
  });

  it('is sent where it is asked for again, and not unasked, where it is older', async () => {
    const { id, token } = await auction();
    const { context, page } = await visit(browser, server.client.url, token);
    let isAnswered = false;
    await context.route('**/graphql', (route) => {
      const asked = route.request().postDataJSON() as Asked | null;
      const isWords = asked?.operationName === 'SayInSeason';
      return isWords && !isAnswered ? route.abort() : route.continue();
    });
    await page.goto(`/s/${id}`);
    await words(page).fill('Yesterday’s news');
    await press(page, 'Say');
    await page.locator('.say [data-way="cut"]').first().waitFor();
    await page.close();
    isAnswered = true;
    const next = await context.newPage();
    await next.addInitScript(A_DAY_LATER);
    let sent = 0;
    next.on('request', (request) => {
      if (request.postData()?.includes('SayInSeason') === true) sent += 1;
    });
    await next.goto(`/s/${id}`);
    const asked = next.locator('.connection-notice', { hasText: 'Your earlier request (say)' });
    await asked.getByRole('button', { name: 'Send it again' }).waitFor();
    await next
      .locator('.live-region, [aria-live]', { hasText: 'You can send it again' })
      .first()
      .waitFor();
    expect([sent, await words(next).inputValue()]).toEqual([0, 'Yesterday’s news']);
    await asked.getByRole('button', { name: 'Send it again' }).click();
    await next.getByText('It was sent again and is done.').first().waitFor();
    await next.locator('.log-line', { hasText: 'Yesterday’s news' }).waitFor();
    expect(sent).toBe(1);
    await untilSaid(next);
    await next.reload();
    await words(next).waitFor();
    expect(await next.evaluate(LEFT)).toEqual([]);
    await context.close();
  });

  it('gives way to what is sent from the same place meanwhile, and is not told then', async () => {
    const { id, token } = await auction();
    const { context, page } = await visit(browser, server.client.url, token);
    let isAnswered = false;
    const said: string[] = [];
    await context.route('**/graphql', (route) => {
      const asked = route.request().postDataJSON() as Asked | null;
      if (asked?.operationName !== 'SayInSeason') return route.continue();
      if (!isAnswered) return route.abort();
      said.push((asked.variables.input as unknown as { readonly text: string }).text);
      return route.continue();
    });
    await page.goto(`/s/${id}`);
    await words(page).fill('The first thought');
    await press(page, 'Say');
    await page.locator('.say [data-way="cut"]').first().waitFor();
    await page.close();
    const next = await context.newPage();
    await next.goto(`/s/${id}`);
    const told = next.locator('.connection-notice', { hasText: 'It is being sent again' });
    await told.waitFor();
    await words(next).fill('The second thought');
    await press(next, 'Say');
    await next.locator('.say [data-way="cut"]').first().waitFor();
    isAnswered = true;
    await next.locator('.log-line', { hasText: 'The second thought' }).waitFor();
    await told.waitFor({ state: 'detached' });
    expect(said).toEqual(['The second thought']);
    await context.close();
  });
});

/** The storage keys of the sent commands. */
const LEFT = `Object.keys(localStorage).filter((at) => at.endsWith(':sent'))`;

/** Backdates the sent commands in the browser by a day. Runs in the browser. */
const A_DAY_LATER = `for (const [at, text] of Object.entries(localStorage)) {
  if (!at.endsWith(':sent')) continue;
  const { sentAt, ...sent } = JSON.parse(text);
  localStorage.setItem(at, JSON.stringify({ ...sent, sentAt: sentAt - 86_400_000 }));
}`;
