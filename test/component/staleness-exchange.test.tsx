/**
 * An answer that arrives after newer live data.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { act, card, dealAt } from '../api/dynasties';
import { rehearse } from '../support/rehearsal';
import { answers, fill, house, open, press, settled } from './page';

const line = () => within(screen.getByRole('region', { name: 'The week and its phases' }));

it('does not show a season as it was before what was told meanwhile', async () => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo('2021-08-30T12:00:00Z');
  const user = await open(`/s/${round.id}`, round.people[0]);
  line().getByText(/^Bids close/);
  screen.getByRole('heading', { name: 'Lot 1' });
  await user.click(screen.getByRole('link', { name: 'Tables' }));
  await settled();
  expect(window.location.pathname).toMatch(/\/tables$/);
  const table = answers.hold('RoundTable');
  await user.click(screen.getByRole('link', { name: 'Table' }));
  await table.waiting();
  await round.moveTo('2021-09-02T12:00:00Z');
  await line().findByText(/^Bids open/);
  table.release();
  await settled();
  expect(answers.count('RoundTable')).toBeGreaterThan(2);
  expect(line().queryByText(/^Bids close/)).toBeNull();
  line().getByText(/^Bids open/);
});

it('does not show a game as it was when a play that is answered late was made', async () => {
  const { first, second, gameId } = await dealAt(house.client);
  const user = await open(`/g/${gameId}`, { token: first.token! });
  const play = answers.hold('PlayCard');
  const fan = document.querySelector<HTMLElement>('.own-fan')!;
  await user.click(within(fan).getByRole('button', { name: 'King of Batons' }));
  await press(user, /^Play the King of Batons/);
  await play.waiting();
  await act(second, 'playCard', { gameId, card: card('ACE BATONS') });
  const log = within(screen.getByRole('complementary'));
  await log.findByText(/^2\. .*: Ace of Batons/);
  const before = answers.count('Game');
  play.release();
  await settled();
  expect(answers.count('Game')).toBeGreaterThan(before);
  log.getByText(/^2\. .*: Ace of Batons/);
});

it('does not show a lot as it was when a bid that is answered late was made', async () => {
  const ruleset = [{ op: 'replace', path: '/auction/bidding/procedure', value: 'OPEN' }];
  const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset });
  await round.moveTo('2021-08-30T12:00:00Z');
  const user = await open(`/s/${round.id}`, round.people[0]);
  const lot = screen.getByRole('heading', { name: 'Lot 1' }).closest('article')!;
  await fill(within(lot).getByLabelText('Bid on lot 1'), '12');
  const bid = answers.hold('PlaceBid');
  await press(user, 'Bid 12');
  await bid.waiting();
  const lotId = lot.getAttribute('data-lot')!;
  await round.send(round.people[1]!, 'placeBid', { lotId, amount: 13 });
  await within(lot).findByText('Bruno leads with 13');
  // A stale answer makes the client fetch all visible data again, even parts without a sequence
  // number.
  const before = ['RoundTable', 'RecentEvents'].map((name) => answers.count(name));
  bid.release();
  await settled();
  const after = ['RoundTable', 'RecentEvents'].map((name) => answers.count(name));
  expect(after.map((count, at) => count > before[at]!)).toEqual([true, true]);
  within(lot).getByText('Bruno leads with 13');
});

it('leaves what was typed while the answer to what was said was on its way', async () => {
  const round = await rehearse(house, ['Ada']);
  const user = await open(`/s/${round.id}`, round.people[0]);
  const words = screen.getByLabelText<HTMLInputElement>('Say something to the house');
  await fill(words, 'Well bid.');
  const said = answers.hold('SayInSeason');
  await press(user, 'Say');
  await said.waiting();
  await fill(words, 'And well played.');
  said.release();
  await settled();
  expect(words.value).toBe('And well played.');
  await press(user, 'Say');
  expect(words.value).toBe('');
});

it('leaves a form of several parts whole, if any was changed while it was on its way', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno', 'Carla']);
  const [host, judge, asking] = round.people;
  await round.moveTo('2021-08-23T12:00:00Z');
  await round.send(host!, 'appointJudge', { playerId: judge!.player });
  const user = await open(`/s/${round.id}/judge`, asking);
  const words = screen.getByLabelText<HTMLTextAreaElement>('In your words');
  await fill(words, 'Had he to?');
  await press(user, 'Sections of the rules');
  const sections = within(await screen.findByRole('dialog'));
  await user.click(await sections.findByLabelText('Bidding'));
  await user.keyboard('{Escape}');
  const cited = () => screen.queryByRole('button', { name: 'Remove Bidding' });
  expect(cited()).not.toBeNull();
  const request = answers.hold('RequestJustice');
  await press(user, 'Ask the Judge');
  await request.waiting();
  await fill(words, 'Had he to bid?');
  request.release();
  await settled();
  expect([words.value, cited() === null]).toEqual(['Had he to bid?', false]);
  // All drafts that were sent unchanged are cleared.
  await press(user, 'Ask the Judge');
  expect([words.value, cited()]).toEqual(['', null]);
});
