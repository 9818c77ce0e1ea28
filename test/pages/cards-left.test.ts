/** After each play, the backs of a player's cards show the number of cards left. */
import type { Page } from 'playwright-core';
import { act, card, dealAt } from '../api/dynasties';
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

it('backs go as cards are played, at the table, on the wall, and in a replay', async () => {
  const table = await dealAt(house.client);
  const { first, second, id, gameId } = table;
  const play = (by: typeof first, named: string) =>
    act(by, 'playCard', { gameId, card: card(named), claim: 0 });
  await play(first, 'QUEEN CUPS');
  const visits = await Promise.all([
    visit(browser, house.client.url),
    visit(browser, house.client.url),
  ]);
  const [here, wall] = visits.map(({ page }) => page) as [Page, Page];
  await here.goto(`/g/${gameId}`);
  await wall.goto(`/watch/${id}`);
  /** Checks the starting player's number of cards, then the other player's. */
  const left = async (page: Page, counts: readonly number[]): Promise<void> => {
    for (const count of counts) {
      const backs = page.getByRole('img', {
        name: new RegExp(`: ${count} cards? left, face down$`),
      });
      await backs.waitFor();
      await onceSettled(async () => expect(await backs.locator('svg').count()).toBe(count));
    }
  };
  for (const page of [here, wall]) await left(page, [6, 7]);
  await play(second, '6 CUPS');
  await play(first, 'KING CUPS');
  for (const page of [here, wall]) await left(page, [5, 6]);
  await here.goto(`/g/${gameId}?play=1`);
  await left(here, [6, 7]);
  expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { context } of visits) await context.close();
});
