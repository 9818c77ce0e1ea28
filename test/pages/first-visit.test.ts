import type { Page } from 'playwright-core';
import { until } from '../support/async-queue';
import { untilIn, visit } from './browser';
import { browser, house } from './own-house';
import { furnish } from './shown';

/** Records the names of the operations that a page sends over HTTP. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return asked;
}

const PAGES = [
  ['/', '.lobby-seasons article'],
  ['/s/{round}', '.lot-cards svg'],
  ['/d/{dynasty}', '.game-entry'],
  ['/g/{game}', '.card'],
  ['/watch/{round}', '.lot-cards svg'],
] as const;
const JOIN = `mutation ($input: JoinSeasonInput!) {
  joinSeason(input: $input) { refusal { message } }
}`;
describe('a first visit', () => {
  it.each(PAGES)(
    'without an account shows %s before the server is asked for anything',
    async (path, seen) => {
      const shown = await furnish(house.client);
      const { context, page, complaints } = await visit(browser, house.client.url);
      await page.route('**/graphql', (route) => route.abort());
      await page.routeWebSocket('**/graphql', () => undefined);
      await page.goto(path.replace(/\{(\w+)\}/g, (_all, name: string) => shown.ids[name]!));
      await page.locator(seen).first().waitFor();
      const ofPolicy = complaints.filter((text) => !text.includes('ERR_FAILED'));
      expect(ofPolicy).toEqual([]);
      await context.close();
    },
  );

  it('follows what comes after', async () => {
    const owner = await house.client.guest();
    const id = await house.client.round(owner);
    const { context, page } = await visit(browser, house.client.url);
    await page.goto(`/s/${id}`);
    const log = page.getByRole('region', { name: 'Log' });
    await log.locator('li').first().waitFor();
    await house.client.post(JOIN, { token: owner, variables: { input: { seasonId: id } } });
    await log.locator('[data-event="PlayerJoined"]').waitFor();
    await context.close();
  });

  it('of a player asks as the player', async () => {
    const shown = await furnish(house.client);
    const { context, page } = await visit(browser, house.client.url, shown.token);
    const asked = listen(page);
    await page.goto(`/s/${shown.ids['round']}`);
    await page.locator('.lot-cards svg').first().waitFor();
    await until(() => asked.includes('RoundTable'));
    // The page sets this cookie after its first paint. The server then embeds no public answers.
    await untilIn(page, `document.cookie.includes('signed-in=1')`);
    const again = await page.reload();
    expect(await again?.text()).not.toContain('first-answers');
    await page.locator('.lot-cards svg').first().waitFor();
    await context.close();
  });
});
