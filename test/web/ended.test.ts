/** What is seen of a round that has ended: how it came out, and nothing that would still be to come. */
import type { Page } from 'playwright-core';
import { browser, house } from './house';
import { goHome, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';

async function ended(): Promise<Rehearsal> {
  const round = await rehearse(house, ['Ada', 'Bruno', 'Cleo']);
  const [ada, bruno, cleo] = round.people;
  await round.grant(bruno!, 'GOLD_STAR', 3);
  await round.grant(cleo!, 'GOLD_STAR', 1);
  await round.send(ada!, 'closeSeason', {});
  return round;
}

const rowsOf = async (page: Page, name: string): Promise<readonly string[]> => {
  const table = page.getByRole('region', { name }).getByRole('table');
  await table.waitFor();
  return (await table.getByRole('row').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));
};

it('shows the final standings above its lots, and each player’s count among the people', async () => {
  const round = await ended();
  const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}`);
  const [{ page }] = visits as [(typeof visits)[number]];
  const [head, ...rows] = await rowsOf(page, 'Final standings');
  expect(head).toMatch(/^Player Gold Stars Wealth$/);
  expect(rows.map((row) => row.replace(/ \S+$/, ''))).toEqual([
    '1. Bruno 3',
    '2. Cleo 1',
    '3. Ada 0',
  ]);
  await page.getByRole('link', { name: 'People' }).click();
  const [columns, ...people] = await rowsOf(page, 'People');
  expect(columns).toMatch(/^Player Since Gold Stars Wealth$/);
  expect(people.map((row) => row.replace(/^(\S+) .* (\d+) \S+$/, '$1 $2'))).toEqual([
    'Ada 0',
    'Bruno 3',
    'Cleo 1',
  ]);
  await goHome(visits);
});

it('counts the currency where the rules name nothing that wins, and has no lots to come', async () => {
  const inAuction = { edition: 'round-10/draft', startsAt: '2021-08-22T12:00:00Z' };
  const round = await rehearse(house, ['Ada'], inAuction);
  const [ada] = round.people;
  await round.moveTo('2021-08-22T12:05:00Z');
  await round.send(ada!, 'closeSeason', {});
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
  const [{ page }] = visits as [(typeof visits)[number]];
  const [head] = await rowsOf(page, 'Final standings');
  expect(head).toMatch(/^Player Points Wealth$/);
  for (const path of [`/s/${round.id}`, `/watch/${round.id}`]) {
    await page.goto(path);
    await page.getByText('No lot is left. The round has ended.').waitFor();
  }
  await goHome(visits);
});

it('a round that goes on tells among the people how much each has, as it changes', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}`);
  const [{ page }] = visits as [(typeof visits)[number]];
  await page.getByRole('region', { name: 'Lots' }).waitFor();
  expect(await page.getByRole('region', { name: 'Final standings' }).count()).toBe(0);
  const [, bruno] = round.people;
  await page.getByRole('link', { name: 'People' }).click();
  const stars = page
    .getByRole('row', { name: /^Bruno / })
    .getByRole('cell')
    .nth(2);
  await stars.filter({ hasText: /^0$/ }).waitFor();
  await round.grant(bruno!, 'GOLD_STAR', 2);
  await stars.filter({ hasText: /^2$/ }).waitFor();
  await goHome(visits);
});

it('a dynasty that has ended says so, and offers neither a game nor a proposal', async () => {
  const dynasty = await rehearse(house, ['Ada', 'Bruno'], {}, 'createDynasty');
  const visits = await sitAt(browser, house, dynasty.people.slice(1), `/d/${dynasty.id}`);
  const [{ page }] = visits as [(typeof visits)[number]];
  const ready = page.getByRole('button', { name: 'I am ready' });
  await ready.waitFor();
  await dynasty.send(dynasty.people[0]!, 'closeSeason', {});
  await ready.waitFor({ state: 'detached' });
  await page.getByText('There is nothing for you to do here now.').waitFor();
  await page.getByText('Ended', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('There is nothing for you to do here now.').waitFor();
  expect(await ready.count()).toBe(0);
  await page.goto(`/d/${dynasty.id}/proposals`);
  await page.getByText('Nothing has been proposed yet.').waitFor();
  expect(await page.getByLabel('Title', { exact: true }).count()).toBe(0);
  await goHome(visits);
});
