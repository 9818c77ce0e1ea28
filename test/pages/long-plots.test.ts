/**
 * Plots of long seasons and of many players: their extent, the viewer's line, and the number of
 * left-out players.
 */
import type { Page } from 'playwright-core';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, rehearse, sitAt } from './rounds';

const DAY_MS = 86_400_000;
const START_MS = Date.parse('2021-08-22T00:00:00Z');
const after = (days: number): string => new Date(START_MS + days * DAY_MS).toISOString();

const ALL = `query ($id: ID!) { season(id: $id) { standings(by: WEEK, first: 1) { totalCount } } }`;

/** The number of points on each line. */
const pointsOf = async (page: Page): Promise<readonly number[]> => {
  const lines = await page.locator('.plot .plot-series').all();
  return Promise.all(lines.map(async (line) => line.locator('circle').count()));
};

it('the plot of a round goes back to its first week, however many there were', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  for (let week = 1; week <= 30; week += 1) await round.moveTo(after(7 * week + 1));
  const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}/history`);
  const [page] = visits.map((each) => each.page) as [Page];
  const plot = page.getByRole('img', { name: 'Wealth of 2 players, by week' });
  await plot.locator('title', { hasText: /^Ada, Week 1: / }).waitFor({ state: 'attached' });
  await onceSettled(async () => {
    const [ada, bruno] = await pointsOf(page);
    expect(ada).toBeGreaterThan(30);
    expect(bruno).toBe(ada);
  });
  expect(await page.getByText(/are drawn/).count()).toBe(0);
  await goHome(visits);
});

it('of many players those are drawn who have the most, and oneself, and that is said', async () => {
  const names = Array.from({ length: 24 }, (_none, at) => `Player ${at + 1}`);
  const round = await rehearse(house, names);
  await round.moveTo(after(1));
  // The last player to join has the most chips, and the viewer has the least.
  for (const rich of round.people.slice(1)) await round.grant(rich, 'CHIP', 10);
  await round.grant(round.people.at(-1)!, 'CHIP', 350);
  await round.moveTo(after(15));
  const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}/history`);
  const [page] = visits.map((each) => each.page) as [Page];
  await page.getByLabel('Plotted measure').selectOption({ label: 'Chips' });
  const drawn = page.locator('.plot-names > li');
  await drawn.filter({ hasText: 'Player 24' }).waitFor();
  await onceSettled(async () => expect(await drawn.count()).toBe(20));
  await onceSettled(async () =>
    expect(await page.locator('.plot-names > [data-mine="true"]').innerText()).toMatch(
      /^Player 1\b/,
    ),
  );
  const left = 'The plot shows 20 of 24 players: you, and the leaders at the end.';
  await page.getByText(left, { exact: true }).waitFor();
  await goHome(visits);
});

it('the plot of a long round shows its last 160 weeks, and says how many there were', async () => {
  const round = await rehearse(house, ['Ada']);
  for (let week = 10; week <= 170; week += 10) await round.moveTo(after(7 * week + 1));
  const { body } = await house.client.post(ALL, { variables: { id: round.id } });
  const { standings } = body.data!['season'] as { standings: { totalCount: number } };
  expect(standings.totalCount).toBeGreaterThan(160);
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}/history`);
  const [page] = visits.map((each) => each.page) as [Page];
  const text = `The plot shows the last 160 of ${standings.totalCount} moments.`;
  await page.getByText(text, { exact: true }).waitFor();
  await onceSettled(async () => expect(await pointsOf(page)).toEqual([160]));
  await goHome(visits);
});
