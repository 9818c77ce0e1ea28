/** The view of an ended game for a visitor. */
import type { Page } from 'playwright-core';
import { ACES, act, card, dealAt, KINGS } from '../api/dynasties';
import type { Dealt } from '../api/dynasties';
import { faults } from './axe-pages';
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

const cardsOf = (hand: string): readonly string[] => hand.split(', ');

/** A game up to its Fine. The first player claims a point with each card but the first. */
async function playedOut(): Promise<Dealt & { readonly names: readonly string[] }> {
  const table = await dealAt(house.client);
  const { first, second, host, gameId } = table;
  for (const [at, king] of cardsOf(KINGS).entries()) {
    const claim = at === 0 ? 0 : 1;
    await act(first, 'playCard', { gameId, card: card(king), claim });
    await act(second, 'playCard', { gameId, card: card(cardsOf(ACES)[at] ?? '') });
  }
  const { game } = await act(host, 'endGame', { gameId });
  return { ...table, names: game!.participants.map(({ player }) => player.name) };
}

const pocket = (page: Page, name: string) =>
  page.getByRole('list', { name: `Pocket of ${name}` }).getByRole('img');

let table: Awaited<ReturnType<typeof playedOut>>;
beforeAll(async () => {
  table = await playedOut();
});

describe('a game that has ended', () => {
  it('is told in a sentence, with the pockets of its end, and both hands in rows', async () => {
    const [first = '', second = ''] = table.names;
    const { context, page, complaints } = await visit(
      browser,
      house.client.url,
      table.first.token ?? undefined,
    );
    await page.goto(`/g/${table.gameId}`);
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByRole('heading', { name: 'You won by 6' }).waitFor();
    await result.getByText(`${first} wins by 6, for 1 peg.`).waitFor();
    await result.getByText(/best card, the .*, scored 1 point: L’Aria 1\.$/).waitFor();
    await pocket(page, first).first().waitFor();
    await onceSettled(async () => expect(await pocket(page, first).count()).toBe(3));
    await onceSettled(async () => expect(await pocket(page, second).count()).toBe(3));
    await onceSettled(async () =>
      expect(await page.getByText('Nothing played yet').count()).toBe(0),
    );
    const told = page.getByRole('region', { name: `Named cards and hand of ${first}` });
    await told.getByRole('heading', { name: `${first}, 6 points` }).waitFor();
    const played = told.getByRole('list', { name: 'Played' }).getByRole('listitem');
    await onceSettled(async () =>
      expect(await played.nth(1).textContent()).toMatch(/\+1L’Aria 1$/),
    );
    const dealt = told.getByRole('list', { name: `Hand of ${first}` });
    await onceSettled(async () => expect(await dealt.getByRole('img').count()).toBe(7));
    expect(await page.getByRole('button', { name: 'Void the game' }).count()).toBe(0);
    expect(await faults(page, ['light', 'dark'])).toEqual([]);
    await result.getByRole('link', { name: 'To the dynasty' }).waitFor();
    await result.getByRole('button', { name: 'Replay' }).click();
    await page.getByText('Before the first play').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is told on the wall, too, with both hands', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto(`/watch/${table.id}`);
    await page.getByText(`${table.names[0] ?? ''} wins by 6, for 1 peg.`).waitFor();
    for (const name of table.names) {
      await onceSettled(async () => expect(await pocket(page, name).count()).toBe(3));
      const hand = page.getByRole('list', { name: `Hand of ${name}` });
      await onceSettled(async () => expect(await hand.getByRole('img').count()).toBe(7));
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('whoever comes to a dynasty by phone goes idle or leaves behind a button', async () => {
  const { context, page } = await visit(browser, house.client.url, table.cyd.token ?? undefined, {
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`/d/${table.id}`);
  const more = page.getByRole('button', { name: 'More actions' });
  await more.waitFor();
  expect(await page.getByRole('button', { name: 'Leave the dynasty' }).isVisible()).toBe(false);
  await more.click();
  await page.getByRole('button', { name: 'Leave the dynasty' }).waitFor();
  await context.close();
});
