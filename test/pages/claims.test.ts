/**
 * A card's claim, which a player makes by pressing tricks: with claim help, without it, and without
 * the server's answer.
 */
import type { Page } from 'playwright-core';
import { act, card, dealAt } from '../api/dynasties';
import type { Dealt } from '../api/dynasties';
import { startTestServer } from '../support/test-server';
import { visit } from './browser';
import type { Visit } from './browser';
import { browser } from './house';
import { press } from './rounds';
import { heard, listen } from './spoken';
import { hold, leaveUnanswered } from './unanswered';

const UNAIDED = 'This dynasty does not show scores. Choose the tricks that you claim.';

/**
 * The first player has played a King, the second an Ace. The first player's next King scores
 * L'Aria.
 */
async function opened(input: object = {}): Promise<Dealt & Visit> {
  const { client } = await startTestServer();
  const table = await dealAt(client, undefined, input);
  const { first, second, gameId } = table;
  await act(first, 'playCard', { gameId, card: card('KING BATONS') });
  await act(second, 'playCard', { gameId, card: card('ACE BATONS') });
  const there = await visit(browser, client.url, first.token ?? undefined);
  await there.page.goto(`/g/${gameId}`);
  return { ...table, ...there };
}

async function choose(page: Page, name: string) {
  await page.locator('.own-fan').getByRole('button', { name }).click();
  return page.getByRole('region', { name: `Tricks claimed with the ${name}` });
}

const played = (page: Page, text: RegExp) =>
  page.getByRole('complementary').getByText(text).waitFor();
const pressed = (panel: Awaited<ReturnType<typeof choose>>, isPressed: boolean, name: RegExp) =>
  panel.getByRole('button', { name, pressed: isPressed }).waitFor();

it('what scores is claimed unless it is pressed away, and what is pressed again is claimed', async () => {
  const { page, context, complaints } = await opened();
  const panel = await choose(page, 'King of Coins');
  await pressed(panel, true, /^L’Aria/);
  await panel.getByRole('button', { name: /^L’Aria/ }).click();
  await pressed(panel, false, /^L’Aria/);
  await panel.getByRole('button', { name: 'Play the King of Coins', exact: true }).waitFor();
  await panel.getByText(/^It claims/).waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: /^L’Aria/ }).click();
  await panel.getByText('It claims 1 point: L’Aria 1.').waitFor();
  await panel.getByRole('button', { name: 'Play the King of Coins, claim 1' }).click();
  await played(page, /^3\. .*: King of Coins, scores 1 for L’Aria\.$/);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a trick that is pressed away scores nothing', async () => {
  const { page, context, complaints } = await opened();
  const panel = await choose(page, 'King of Coins');
  await panel.getByRole('button', { name: /^L’Aria/ }).click();
  await panel.getByRole('button', { name: 'Play the King of Coins', exact: true }).click();
  await played(page, /^3\. .*: King of Coins\.$/);
  expect(complaints).toEqual([]);
  await context.close();
});

it('where the rules tell nothing of it, each trick of the game is pressed that is claimed', async () => {
  const ruleset = [{ op: 'replace', path: '/claimHelp', value: false }];
  const { page, context, second, gameId } = await opened({ ruleset });
  const panel = await choose(page, 'King of Coins');
  await panel.getByText(UNAIDED).waitFor();
  await pressed(panel, false, /^Il Toro/);
  await panel.getByRole('button', { name: /^L’Aria/ }).click();
  await pressed(panel, true, /^L’Aria/);
  await panel.getByText('It claims 1 point: L’Aria 1.').waitFor();
  await panel.getByRole('button', { name: 'Play the King of Coins, claim 1' }).click();
  await played(page, /^3\. .*: King of Coins, scores 1 for L’Aria\.$/);
  // The play may appear before its answer arrives. Only the answer closes the panel.
  await panel.waitFor({ state: 'detached' });

  await act(second, 'playCard', { gameId, card: card('6 BATONS') });
  const next = await choose(page, 'King of Cups');
  await pressed(next, false, /^Il Toro/);
  // Kings cannot meet all tricks at once.
  for (const trick of await next.locator('.claim-choice').all()) await trick.click();
  await next.getByRole('button', { name: /^Play the King of Cups, claim \d+$/ }).click();
  const failed = page.locator('.pocket-claim[data-failed="true"]');
  await failed.getByText(/claims \d+, scores 0$/).waitFor();
  await context.close();
});

it('an answer that comes late leaves open what was chosen since', async () => {
  const { page, context, complaints } = await opened();
  const { release } = await hold(page, 'PlayCard');
  const panel = await choose(page, 'King of Coins');
  await panel.getByRole('button', { name: 'Play the King of Coins, claim 1' }).click();
  await played(page, /^3\. .*: King of Coins, scores 1 for L’Aria\.$/);
  const next = await choose(page, 'King of Cups');
  await next.waitFor();
  await listen(page);
  release();
  await heard(page, `heard.includes('Saved')`);
  expect(await next.count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

it('where no answer comes, that is said, and what scores is told when it is asked again', async () => {
  const { page, context } = await opened();
  const answer = await leaveUnanswered(page, 'Claimable', 'INTERNAL_SERVER_ERROR');
  await press(page, 'Bluff: name another card');
  const deck = page.getByRole('dialog', { name: 'Bluff: name another card' });
  await deck.getByRole('button', { name: 'King of Swords' }).waitFor();
  await deck.getByRole('button', { name: '6 of Cups' }).click();
  const panel = page.getByRole('region', { name: 'Tricks claimed with the 6 of Cups' });
  await panel.getByText('This could not be loaded.').waitFor();
  expect(await panel.getByText(UNAIDED).count()).toBe(0);
  expect(await panel.locator('.claim-tricks li').count()).toBe(0);
  await answer();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await panel.getByText(/^It claims \d+ points?: .*L’Aria 1/).waitFor();
  await panel.getByText('This could not be loaded.').waitFor({ state: 'detached' });
  await context.close();
});
