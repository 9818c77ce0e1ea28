/**
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, waitFor } from '@testing-library/react/pure';
import { rehearse } from '../rehearsal';
import { answers, house, open, settled } from './page';

it('a second press of a double click does not raise the bid that the first one made', async () => {
  const draft = { edition: 'round-10/draft', startsAt: '2021-08-19T00:00:00Z', steward: false };
  const round = await rehearse(house, ['Ada', 'Bruno'], draft);
  const [ada] = round.people;
  await round.moveTo('2021-08-19T12:00:00Z');
  await round.send(ada!, 'generateLot', {});
  await round.moveTo('2021-08-22T12:00:00Z');
  const user = await open(`/s/${round.id}`, ada);
  await user.click(screen.getByRole('button', { name: /^Bid 1\b/ }));
  const raise = await screen.findByRole('button', { name: /^Bid 2\b/ });
  await user.click(raise);
  expect(answers.count('PlaceBid')).toBe(1);
  expect(raise.getAttribute('aria-disabled')).toBe('true');
  await settled();
  await user.click(raise);
  await waitFor(() => expect(answers.count('PlaceBid')).toBe(2));
});
