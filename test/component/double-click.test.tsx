/**
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, waitFor } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import { answers, house, open, settled } from './page';

const REST_MS = 1_000;

/**
 * Holds all timers of `REST_MS` until the test releases them, however slow the machine is. Returns
 * the function that releases them.
 */
function holdRests(): () => void {
  const held: (() => void)[] = [];
  const set = globalThis.setTimeout;
  const spy = jest.spyOn(globalThis, 'setTimeout');
  spy.mockImplementation(((act: () => void, ms?: number) => {
    if (ms !== REST_MS) return set(act, ms);
    held.push(act);
    return 0;
  }) as typeof setTimeout);
  return () => {
    spy.mockRestore();
    for (const act of held) act();
  };
}

it('a second press of a double click does not raise the bid that the first one made', async () => {
  const draft = { edition: 'round-10/draft', startsAt: '2021-08-19T00:00:00Z', steward: false };
  const round = await rehearse(house, ['Ada', 'Bruno'], draft);
  const [ada] = round.people;
  await round.moveTo('2021-08-19T12:00:00Z');
  await round.send(ada!, 'generateLot', {});
  await round.moveTo('2021-08-22T12:00:00Z');
  const user = await open(`/s/${round.id}`, ada);
  const release = holdRests();
  await user.click(screen.getByRole('button', { name: /^Bid 1\b/ }));
  const raise = await screen.findByRole('button', { name: /^Bid 2\b/ });
  await user.click(raise);
  expect(answers.count('PlaceBid')).toBe(1);
  expect(raise.getAttribute('aria-disabled')).toBe('true');
  release();
  await settled();
  await user.click(raise);
  await waitFor(() => expect(answers.count('PlaceBid')).toBe(2));
});
