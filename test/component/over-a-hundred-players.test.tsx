/**
 * Players beyond the first hundred, who are on no first page.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import { house, open } from './page';

const NAMES = Array.from({ length: 101 }, (_none, at) => `Player ${at + 1}`);

it('whoever joined after the first hundred is told why they offer no contract, and plots tell of whom they know', async () => {
  const round = await rehearse(house, NAMES);
  await round.moveTo('2021-08-23T12:00:00Z');
  await open(`/s/${round.id}/contracts`, round.people.at(-1));
  await screen.findByText(/^You can once you are reputable: /);
  await round.moveTo('2021-09-06T12:00:00Z');
  await open(`/s/${round.id}/history`, round.people[0]);
  await screen.findByText(
    'The plot shows 20 of 101 players: you, and the leaders at the end among the first 100 to join.',
  );
});
