/**
 * The view of an ended round: the outcome, and nothing about the future.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import type { Rehearsal } from '../support/rehearsal';
import { house, open, settled } from './page';

async function ended(): Promise<Rehearsal> {
  const round = await rehearse(house, ['Ada', 'Bruno', 'Cleo']);
  const [ada, bruno, cleo] = round.people;
  await round.grant(bruno!, 'GOLD_STAR', 3);
  await round.grant(cleo!, 'GOLD_STAR', 1);
  await round.send(ada!, 'closeSeason', {});
  return round;
}

/** The texts of all cells in the region's table, row by row. */
async function rowsOf(name: string): Promise<readonly (readonly string[])[]> {
  const region = within(await screen.findByRole('region', { name }));
  return within(region.getByRole('table'))
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((cell) => cell.textContent.trim().replace(/\s+/g, ' ')));
}

it('shows the final standings above its lots, and each player’s count among the people', async () => {
  const round = await ended();
  const user = await open(`/s/${round.id}`, round.people[0]);
  const [head, ...rows] = await rowsOf('Final standings');
  expect(head).toEqual(['Player', 'Gold Stars', 'Wealth']);
  expect(rows.map(([player, stars]) => `${player!} ${stars!}`)).toEqual([
    '1. Bruno 3',
    '2. Cleo 1',
    '3. Ada 0',
  ]);
  await user.click(screen.getByRole('link', { name: 'People' }));
  await settled();
  const [columns, ...people] = await rowsOf('People');
  expect(columns).toEqual(['Player', 'Joined', 'Gold Stars', 'Wealth']);
  expect(people.map(([player, , stars]) => [player!.split(' ')[0], stars])).toEqual([
    ['Ada', '0'],
    ['Bruno', '3'],
    ['Cleo', '1'],
  ]);
});

it('counts the currency where the rules name nothing that wins, and has no lots to come', async () => {
  const inAuction = { edition: 'round-10/draft', startsAt: '2021-08-22T12:00:00Z' };
  const round = await rehearse(house, ['Ada'], inAuction);
  const [ada] = round.people;
  await round.moveTo('2021-08-22T12:05:00Z');
  await round.send(ada!, 'closeSeason', {});
  await open(`/s/${round.id}`, ada);
  const [head] = await rowsOf('Final standings');
  expect(head).toEqual(['Player', 'Points', 'Wealth']);
  for (const path of [`/s/${round.id}`, `/watch/${round.id}`]) {
    await open(path, ada);
    await screen.findByText(/No lots are left\. The round has ended\./);
  }
});

it('a round that goes on tells among the people how much each has, as it changes', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const user = await open(`/s/${round.id}`, round.people[0]);
  screen.getByRole('region', { name: /Lots/ });
  expect(screen.queryByRole('region', { name: 'Final standings' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'People' }));
  await settled();
  const row = await screen.findByRole('row', { name: /^Bruno / });
  const stars = within(row).getAllByRole('cell')[2]!;
  expect(stars.textContent).toBe('0');
  await round.grant(round.people[1]!, 'GOLD_STAR', 2);
  await within(row).findByText('2');
  expect(within(row).getAllByRole('cell')[2]!.textContent).toBe('2');
});

it('a dynasty that has ended says so, and offers neither a game nor a proposal', async () => {
  const dynasty = await rehearse(house, ['Ada', 'Bruno'], {}, 'createDynasty');
  const bruno = dynasty.people[1];
  const ready = () => screen.queryByRole('button', { name: /I am ready/ });
  await open(`/d/${dynasty.id}`, bruno);
  expect(ready()).not.toBeNull();
  await dynasty.send(dynasty.people[0]!, 'closeSeason', {});
  await screen.findByText(/You have nothing to do here now\./);
  screen.getByText('Ended');
  expect(ready()).toBeNull();
  await open(`/d/${dynasty.id}`, bruno);
  screen.getByText(/You have nothing to do here now\./);
  expect(ready()).toBeNull();
  await open(`/d/${dynasty.id}/proposals`, bruno);
  screen.getByText(/Nothing has been proposed yet\./);
  expect(screen.queryByLabelText('Title')).toBeNull();
});
