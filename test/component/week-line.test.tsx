/**
 * The next deadline, in words.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import { house, open } from './page';

const line = () => within(screen.getByRole('region', { name: 'The week and its phases' }));

it.each([
  [
    'in the Auction Phase',
    '2021-08-30T12:00:00Z',
    /^Bids close, Bartering Phase begins Thu 00:00, in 2 d/,
  ],
  ['in the Bartering Phase', '2021-09-02T12:00:00Z', /^Week 3 begins Sun 00:00, in 2 d/],
  [
    'on the first day of a week',
    '2021-09-05T12:00:00Z',
    /^Auction Phase begins Mon 00:00, in 12 h/,
  ],
])('the line of the week names the moment %s', async (_phase, at, due) => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo(at);
  await open(`/s/${round.id}`, round.people[0]);
  const deadline = screen
    .getByRole('region', { name: 'The week and its phases' })
    .querySelector('.deadline');
  expect(deadline?.textContent).toMatch(due);
});

it('the line of the week says whose days it shows, where they are not those of a faster game', async () => {
  const round = await rehearse(house, ['Ada']);
  const fast = await rehearse(house, ['Ada'], { tempo: 60 });
  await open(`/s/${round.id}`, round.people[0]);
  line().getByText('Days in UTC');
  await open(`/s/${fast.id}`, fast.people[0]);
  expect(line().queryByText('Days in UTC')).toBeNull();
});

it('the line of the week is in words for whoever does not see it, and says which phase it is', async () => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo('2021-08-30T12:00:00Z');
  await open(`/s/${round.id}`, round.people[0]);
  const phases = line().getAllByRole('listitem');
  const phase = (text: string) => phases.find((each) => each.textContent.includes(text))!;
  const present = phase('Auction Phase: Monday, Tuesday, Wednesday');
  expect(present.getAttribute('aria-current')).toBe('step');
  const next = phase('Bartering Phase: Thursday, Friday, Saturday, Sunday');
  expect(next.getAttribute('aria-current')).toBeNull();
});
