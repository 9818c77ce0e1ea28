import type { Page } from 'playwright-core';
import { dealAt } from '../api/dynasties';
import type { Dealt } from '../api/dynasties';
import type { Person } from '../support/person';
import { visit } from './browser';
import type { Visit } from './browser';
import { press, write } from './keyboard';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

const KINGS = ['King of Batons', 'King of Coins', 'King of Cups', 'King of Swords'];
const FIRST = [...KINGS, 'Queen of Batons', 'Queen of Coins', 'Queen of Cups'];
const ACES = ['Ace of Batons', 'Ace of Coins', 'Ace of Cups', 'Ace of Swords'];
const SECOND = [...ACES, '6 of Batons', '6 of Coins', '6 of Cups'];

const visits: Visit[] = [];
afterEach(async () => {
  for (const { context } of visits.splice(0)) await context.close();
});

/** Opens the game's page for a player. */
async function sit(table: Dealt, person: Person): Promise<Page> {
  const visited = await visit(browser, house.client.url, person.token ?? undefined);
  visits.push(visited);
  await visited.page.goto(`/g/${table.gameId}`);
  await visited.page.getByRole('heading', { name: 'Game 1' }).waitFor();
  return visited.page;
}

const played = (page: Page, name: string) =>
  page.locator('.pocket').getByRole('img', { name, exact: true }).first().waitFor();

/**
 * Waits for the play, and then for its answer, which clears the choice. The play may appear before
 * the answer.
 */
async function answered(page: Page, name: string): Promise<void> {
  await played(page, name);
  await page.locator('.claim-play').waitFor({ state: 'detached' });
}

/** Plays a card by pressing it twice. */
async function playByMouse(page: Page, name: string): Promise<void> {
  const card = page.locator('.own-fan').getByRole('button', { name });
  await card.click();
  await page.locator('.claim-play').waitFor();
  await page.locator('.claim-play[data-way="idle"]').waitFor();
  await card.click();
  await answered(page, name);
}

async function playByKeys(page: Page, name: string): Promise<void> {
  await press(page, new RegExp(`^${name}`));
  await page.locator('.claim-play').waitFor();
  await page.keyboard.press('Enter');
  await answered(page, name);
}

describe('a game of Giolitti', () => {
  it('is played to its end from two browsers, one of them by keyboard alone', async () => {
    const table = await dealAt(house.client, undefined, { steward: false });
    const one = await sit(table, table.first);
    const other = await sit(table, table.second);
    const onlooker = await sit(table, table.cyd);
    // Other players' hands show only a number; the viewer's own hand shows its cards.
    const faceDown = /^The hand of .*: 7 cards left, face down$/;
    await onlooker.getByRole('img', { name: faceDown }).nth(1).waitFor();
    await one.getByRole('img', { name: faceDown }).waitFor();
    expect(await one.getByRole('img', { name: faceDown }).count()).toBe(1);
    await onlooker
      .getByRole('button', { name: /^Bet on/ })
      .first()
      .click();
    await onlooker.getByText(/cyd on .*, for 3/).waitFor();
    await onlooker.getByRole('button', { name: 'Become the bookmaker' }).click();
    await onlooker.getByText('Bookmaker: cyd').waitFor();
    for (const [turn, name] of FIRST.entries()) {
      await one.locator('.seat[data-turn="true"]').last().waitFor();
      await playByMouse(one, name);
      if (turn === 1) {
        const sfida = one.getByRole('button', { name: 'Sfida', exact: true });
        const sure = one.getByRole('dialog', { name: 'Offer a Sfida?' });
        await sfida.press('Enter');
        await sure.getByText('the stakes are 2 pegs').waitFor();
        await sure.getByText('You cannot take back a Sfida.').waitFor();
        await one.keyboard.press('Escape');
        await sure.waitFor({ state: 'detached' });
        expect(await other.getByRole('heading', { name: /offers a Sfida/ }).count()).toBe(0);
        await sfida.press('Enter');
        await sure.getByRole('button', { name: 'Offer the Sfida' }).press('Enter');
        await other.getByRole('heading', { name: /offers a Sfida/ }).waitFor();
        await press(other, /^Accept/);
        await one
          .locator('main')
          .getByText(/accepted the Sfida/)
          .waitFor();
      }
      const answer = SECOND[turn] ?? '';
      await played(other, name);
      await playByKeys(other, answer);
      await played(one, answer);
    }
    await one
      .locator('.pocket-claim')
      .getByText(/claims \d+, scores \d+/)
      .first()
      .waitFor();
    await write(other, /^Say something to the house/, 'Well played, or well lied.');
    await press(other, /^Say$/);
    await one
      .locator('.talk')
      .getByText(/Well played, or well lied\./)
      .waitFor();
    const dealer = await sit(table, table.host);
    await dealer.getByRole('button', { name: 'Make the Fine' }).click();
    const skip = async (page: Page): Promise<void> => {
      await page.getByRole('heading', { name: 'The Fine' }).waitFor();
      if (page === other) await press(page, /^Skip to the end/);
      else await page.getByRole('button', { name: 'Skip to the end' }).click();
      await page
        .locator('main')
        .getByText(/A clean game: both players held every card that they named\. Campione: /)
        .waitFor();
    };
    // All three skip at the same time: the Fine plays automatically, and the skip button goes when
    // it ends.
    await Promise.all([one, other, onlooker].map(skip));
    await onlooker.getByRole('button', { name: 'Settle the bets' }).click();
    await onlooker
      .locator('main')
      .getByText(/cyd on .*won|cyd on .*lost/)
      .waitFor();
    await dealer.getByRole('button', { name: 'Void the game' }).click();
    await dealer.getByLabel('Reason, visible to everybody').fill('The dealer nodded off.');
    await dealer.getByRole('dialog').getByRole('button', { name: 'Void the game' }).click();
    await one
      .locator('main')
      .getByText('The game is void and changes nothing: The dealer nodded off.')
      .waitFor();
    await one.goto(`/g/${table.gameId}?play=1`);
    await one.locator('.replay-play').getByText('Play 1 of 14').waitFor();
    await one.keyboard.press('ArrowRight');
    await one.locator('.replay-play').getByText('Play 2 of 14').waitFor();
    await played(one, 'Ace of Batons');
    const facts = one.locator('.replay-facts');
    await facts.getByText('Stakes').waitFor();
    await onceSettled(async () =>
      expect(await facts.locator('dd').first().textContent()).toBe('1'),
    );
    await one.keyboard.press('ArrowRight');
    await one
      .locator('.replay-play')
      .getByText(/accepted the Sfida: the stakes are 2/)
      .waitFor();
    await onceSettled(async () =>
      expect(await facts.locator('dd').first().textContent()).toBe('2'),
    );
    await one.locator('.story [aria-current="step"]', { hasText: /^3\. / }).waitFor();
    expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
