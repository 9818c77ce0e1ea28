/** Lists longer than a page continue when a button is pressed, up to their end. */
import type { Locator, Page, Response } from 'playwright-core';
import { visit } from './browser';
import type { Visit } from './browser';
import { onceSettled } from './once-settled';
import { browser, house } from './own-house';
import { goHome, rehearse, sitAt } from './rounds';

const CHIP = [{ item: 'CHIP', quantity: 1 }];
const upTo = (last: number): number[] => Array.from({ length: last }, (_none, at) => at + 1);

type Made = { readonly refusal: object | null; readonly season?: { readonly id: string } };

/** Sends a mutation and throws if it is refused. Resolves with the season's id. */
async function send(token: string, name: string, input: object): Promise<string> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) {
    done: ${name}(input: $input) { refusal { code message } season { id } } }`;
  const { body } = await house.client.post(query, { token, variables: { input } });
  expect([name, body.errors, (body.data?.['done'] as Made).refusal]).toEqual([
    name,
    undefined,
    null,
  ]);
  return (body.data!['done'] as Made).season!.id;
}

/** The search text of a query for seasons. */
function searched(response: Response): string | null {
  const asked = response.request().postDataJSON() as { variables?: { search?: string } } | null;
  return asked?.variables?.search ?? null;
}

/** Presses the button until all entries are shown. */
async function pressOn(place: Locator, name: string, all: Locator, count: number): Promise<void> {
  for (let known = await all.count(); known < count; known = await all.count()) {
    await place.getByRole('button', { name, exact: true }).click();
    await all.nth(known).waitFor();
  }
  await place.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
  await onceSettled(async () => expect(await all.count()).toBe(count));
}

describe('of many seasons', () => {
  const COUNT = 51;
  let token: string;
  let account: string;
  beforeAll(async () => {
    token = await house.client.guest('Ada');
    const { body } = await house.client.post('{ viewer { account { id } } }', { token });
    account = (body.data!['viewer'] as { account: { id: string } }).account.id;
    for (const number of upTo(COUNT)) {
      const seasonId = await send(token, 'createRound', { name: `Round no. ${number}` });
      await send(token, 'joinSeason', { seasonId });
      await send(token, 'closeSeason', { seasonId });
    }
  });

  const at = async (path: string): Promise<Visit> => {
    const there = await visit(browser, house.client.url, token);
    await there.page.goto(path);
    return there;
  };

  it('the first of one’s own is come to', async () => {
    const there = await at('/');
    const mine = there.page.getByRole('region', { name: 'My seasons' });
    await mine.getByRole('link', { name: `Round no. ${COUNT}`, exact: true }).waitFor();
    expect(await mine.getByRole('link', { name: 'Round no. 1', exact: true }).count()).toBe(0);
    await pressOn(mine, 'More ended seasons', mine.getByRole('article'), COUNT);
    await mine.getByRole('link', { name: 'Round no. 1', exact: true }).waitFor();
    await goHome([there]);
  });

  it('the last that is found is come to', async () => {
    const there = await at('/');
    const all = there.page.getByRole('region', { name: 'All seasons' });
    // A press before the answer would continue the old list.
    const found = there.page.waitForResponse((response) => searched(response) === 'Round no.');
    await all.getByRole('searchbox').fill('Round no.');
    await found;
    await all.getByRole('article').nth(29).waitFor();
    await pressOn(all, 'More', all.getByRole('article'), COUNT);
    await goHome([there]);
  });

  it('the first results of an account and the first of its seasons are come to', async () => {
    const there = await at(`/p/${account}`);
    const results = there.page.getByRole('region', { name: 'Results' });
    await results.getByRole('row').nth(50).waitFor();
    expect(await results.getByRole('link', { name: 'Round no. 1', exact: true }).count()).toBe(0);
    await pressOn(results, 'More', results.locator('tbody tr'), COUNT);
    await results.getByRole('link', { name: 'Round no. 1', exact: true }).waitFor();
    expect(await results.getByRole('table').count()).toBe(1);
    const seasons = there.page.locator('section', {
      has: there.page.getByRole('heading', { name: 'Plays in' }),
    });
    await pressOn(seasons, 'Earlier', seasons.getByRole('article'), COUNT);
    await goHome([there]);
  });
});

describe('of many offers', () => {
  const EACH = 35;
  const COUNT = 3 * EACH;
  let page: Page;
  let visits: Visit[];
  beforeAll(async () => {
    const round = await rehearse(house, ['Ada', 'Bruno', 'Carla', 'Dora']);
    const [ada, ...others] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    for (const other of others) {
      for (let left = EACH; left > 0; left -= 1) {
        await round.send(other, 'offerTrade', { to: ada!.player, give: CHIP, get: CHIP });
      }
    }
    visits = await sitAt(browser, house, [ada!], '/');
    page = visits[0]!.page;
  });
  afterAll(async () => goHome(visits));

  it('the last that waits for one is come to', async () => {
    const waits = page.getByRole('region', { name: 'Waiting for you' });
    const lines = waits.locator('.waits-one');
    await lines.nth(29).waitFor();
    const count = await counted('waiting');
    expect(count).toBeGreaterThanOrEqual(COUNT);
    await pressOn(waits, 'More', lines, count);
  });

  it('the first notice is come to, and all are marked as read', async () => {
    await page.goto('/me');
    const inbox = page.getByRole('region', { name: 'Inbox' });
    const lines = inbox.locator('.inbox > li');
    await lines.nth(9).waitFor();
    await pressOn(inbox, 'Earlier notices', lines, await counted('inbox'));
    await onceSettled(async () => expect(await lines.count()).toBeGreaterThan(100));
    await inbox.getByRole('button', { name: 'Mark all as read' }).click();
    await inbox.locator('li[data-read="false"]').first().waitFor({ state: 'detached' });
    await inbox.getByText('new', { exact: true }).first().waitFor({ state: 'detached' });
  });

  /** The number of entries, as the server counts them. */
  const counted = async (field: string): Promise<number> => {
    const token = await page.evaluate<string>(`localStorage.getItem('ridotto:token')`);
    const { body } = await house.client.post(`{ viewer { ${field} { totalCount } } }`, { token });
    return (body.data!['viewer'] as Record<string, { totalCount: number }>)[field]!.totalCount;
  };
});

it('of many leader boards the last is come to, and each says how many it leaves out', async () => {
  const names = upTo(13).map((number) => `Carnival no. ${number}`);
  let first: string | null = null;
  for (const name of names) {
    const token = await house.client.guest(name);
    const id = await send(token, 'createDynasty', { name });
    await send(token, 'joinSeason', { seasonId: id });
    first ??= id;
  }
  for (const number of upTo(6)) {
    await send(await house.client.guest(`Guest ${number}`), 'joinSeason', { seasonId: first! });
  }
  const there = await visit(browser, house.client.url);
  const { page } = there;
  await page.goto('/leaders');
  const boards = page.locator('.leader-board');
  await boards.nth(11).waitFor();
  await pressOn(page.getByRole('main'), 'More', boards, names.length);
  const board = page.getByRole('region', { name: names[0]!, exact: true });
  await board.getByRole('link', { name: '2 more players' }).click();
  await page.getByRole('region', { name: 'Leader board' }).waitFor();
  await onceSettled(async () => expect(await page.locator('.ledger tbody tr').count()).toBe(7));
  await goHome([there]);
});
