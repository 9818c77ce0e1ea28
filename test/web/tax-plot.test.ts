/** Wealth and the tax on it, of each player by the week. */
import type { Page } from 'playwright-core';
import { soon } from './browser';
import { browser, house } from './house';
import { goHome, rehearse, sitAt } from './rounds';

const STANDINGS = `query ($id: ID!) { season(id: $id) { standings(by: WEEK) { nodes { week entries { nodes {
  player { name } ... on RoundStanding { wealth tax } } } } } } }`;
type Entry = {
  readonly player: { readonly name: string };
  readonly wealth: string;
  readonly tax: number;
};
type Moment = { readonly week: number; readonly entries: { readonly nodes: readonly Entry[] } };

it('the tax of each player is plotted by the week, as it follows from wealth [Phases; C1]', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo('2021-08-23T12:00:00Z');
  await round.grant(round.people[0]!, 'CHIP', 350);
  await round.moveTo('2021-09-06T12:00:00Z');
  const { body } = await house.client.post(STANDINGS, { variables: { id: round.id } });
  const { nodes } = (body.data!['season'] as { standings: { nodes: readonly Moment[] } }).standings;
  const told = nodes.flatMap(({ week, entries }) =>
    entries.nodes.map(({ player, wealth, tax }) => {
      expect(tax).toBe(Math.min(100, 5 * Math.max(0, Math.floor((Number(wealth) - 300) / 20))));
      return `${player.name}, Week ${week}: ${tax}`;
    }),
  );
  expect(told.some((each) => !each.endsWith(': 0'))).toBe(true);
  const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}/history`);
  const [page] = visits.map((each) => each.page) as [Page];
  await page.getByLabel('What the plot shows').selectOption({ label: 'Tax' });
  const plot = page.getByRole('img', { name: 'Tax of 2 players, by week' });
  await plot.waitFor();
  await soon(async () =>
    expect((await plot.locator('title').allTextContents()).sort()).toEqual([...told].sort()),
  );
  await page.getByText('The same in figures').click();
  const table = page.getByRole('table', { name: 'Tax of 2 players, by week' });
  const names = (await table.getByRole('columnheader').allTextContents()).slice(1);
  const rows = await table.locator('tbody tr').all();
  const read = rows.map(async (row) => {
    const week = await row.getByRole('rowheader').textContent();
    const figures = await row.getByRole('cell').allTextContents();
    return figures.map((figure, at) => `${names[at]}, ${week}: ${figure}`);
  });
  expect((await Promise.all(read)).flat().sort()).toEqual([...told].sort());
  await goHome(visits);
});
