/**
 * The information for a newcomer at the table: what a trick needs, what a card can claim with it,
 * and who scored for which trick.
 */
import { act, card, dealAt } from '../api/dynasties';
import type { Dealt } from '../api/dynasties';
import { visit } from './browser';
import { browser, house } from './house';

let table: Dealt;
beforeAll(async () => {
  table = await dealAt(house.client);
});

it('each trick says under the focus, the pointer and a tap what it takes', async () => {
  const phone = { hasTouch: true, viewport: { width: 390, height: 844 } };
  for (const options of [{}, phone]) {
    const { context, page, complaints } = await visit(
      browser,
      house.client.url,
      undefined,
      options,
    );
    await page.goto(`/g/${table.gameId}`);
    const tricks = page.getByRole('list', { name: 'Tricks' });
    const told = page.getByRole('tooltip');
    const toro = tricks.getByRole('link', { name: 'Il Toro' });
    if (options === phone) await toro.tap();
    else await toro.hover();
    await told.getByText('Il Toro 4').waitFor();
    // The cards that make it are lit.
    await told.locator('.example-card[data-makes="true"]').nth(2).waitFor();
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
    await tricks.getByRole('link', { name: 'L’Aria' }).focus();
    await told.getByText('L’Aria 1').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  }
});

it('a card that is chosen says which tricks it claims, what they take and what they score', async () => {
  const { first, second, gameId } = table;
  await act(first, 'playCard', { gameId, card: card('KING BATONS') });
  await act(second, 'playCard', { gameId, card: card('ACE BATONS') });
  const { context, page, complaints } = await visit(
    browser,
    house.client.url,
    first.token ?? undefined,
  );
  await page.goto(`/g/${table.gameId}`);
  await page.locator('.own-fan').getByRole('button', { name: 'King of Coins' }).click();
  const panel = page.getByRole('region', { name: 'Tricks claimed with the King of Coins' });
  await panel.getByText('It claims 1 point: L’Aria 1.').waitFor();
  await panel.getByText(/the sum of the hefts is higher than there\. 1 point\./).waitFor();
  await panel.getByRole('button', { name: 'Play the King of Coins, claim 1' }).click();
  await page
    .getByRole('complementary')
    .getByText(/^3\. .*: King of Coins, scores 1 for L’Aria\.$/)
    .waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
