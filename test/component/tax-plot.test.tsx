/**
 * Wealth and tax of each player by week.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import { house, open, settled } from './page';

const STANDINGS = `query ($id: ID!) { season(id: $id) { standings(by: WEEK) { nodes { week entries { nodes {
  player { name } ... on RoundStanding { wealth tax } } } } } } }`;
type Entry = {
  readonly player: { readonly name: string };
  readonly wealth: string;
  readonly tax: number;
};
type Moment = { readonly week: number; readonly entries: { readonly nodes: readonly Entry[] } };
const NAME = 'Tax of 2 players, by week';

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
  const user = await open(`/s/${round.id}/history`, round.people[0]);
  await user.selectOptions(screen.getByLabelText('Plotted measure'), 'Tax');
  await settled();
  const plot = await screen.findByRole('img', { name: NAME });
  const titles = [...plot.querySelectorAll('title')].map((title) => title.textContent);
  expect(titles.sort()).toEqual([...told].sort());
  await user.click(screen.getByText('Show the figures'));
  const table = within(screen.getByRole('table', { name: NAME }));
  const names = table.getAllByRole('columnheader').map((cell) => cell.textContent);
  const rows = table.getAllByRole('row').slice(1);
  const read = rows.flatMap((row) => {
    const week = within(row).getByRole('rowheader').textContent;
    const figures = within(row).getAllByRole('cell');
    return figures.map((figure, at) => `${names[at + 1]!}, ${week}: ${figure.textContent}`);
  });
  expect(read.sort()).toEqual([...told].sort());
});
