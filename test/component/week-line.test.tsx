/**
 * The next deadline, in words.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import { house, open } from './page';

const line = () => within(screen.getByRole('region', { name: 'The week and its phases' }));

it.each([
  ['in the Auction Phase', '2021-08-30T12:00:00Z', /^Bids close Thu 00:00, in 2 d/],
  ['in the Bartering Phase', '2021-09-02T12:00:00Z', /^Bids open Mon 00:00, in 3 d/],
  ['on the first day of a week', '2021-09-05T12:00:00Z', /^Bids open Mon 00:00, in 12 h/],
])('the line of the week names the moment %s', async (_phase, at, due) => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo(at);
  await open(`/s/${round.id}`, round.people[0]);
  const deadline = screen
    .getByRole('region', { name: 'The week and its phases' })
    .querySelector('.deadline');
  expect(deadline?.textContent).toMatch(due);
});

it('the line says what follows the bidding, and when the cards come', async () => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo('2021-08-30T12:00:00Z');
  await open(`/s/${round.id}`, round.people[0]);
  line().getByText('Then the bids are revealed, and the cards come Sun 00:00.');
});

it('a round without players says that it sleeps, and when bidding opens [S22]', async () => {
  const host = await house.client.guest('Ada');
  const { body } = await house.client.post(
    `mutation { createRound(input: { name: "New" }) { refusal { message } season { id } } }`,
    { token: host },
  );
  expect(body).toMatchObject({ data: { createRound: { refusal: null } } });
  const made = body.data!['createRound'] as { readonly season: { readonly id: string } };
  await open(`/s/${made.season.id}/people`);
  line().getByText('The round sleeps until somebody sits down.');
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
