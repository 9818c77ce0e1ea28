/** Whoever joined after the first hundred, whom no first page tells of. */
import { browser, house } from './house';
import { goHome, rehearse, sitAt } from './rounds';

const NAMES = Array.from({ length: 101 }, (_none, at) => `Player ${at + 1}`);

it('whoever joined after the first hundred is told why they offer no contract, and plots tell of whom they know', async () => {
  const round = await rehearse(house, NAMES);
  await round.moveTo('2021-08-23T12:00:00Z');
  const late = await sitAt(browser, house, round.people.slice(-1), `/s/${round.id}/contracts`);
  await late[0]!.page.getByText(/^You can once you are reputable: /).waitFor();
  await goHome(late);
  await round.moveTo('2021-09-06T12:00:00Z');
  const early = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}/history`);
  const left =
    '20 of 101 players are drawn: you, and of the first 100 who joined, those who have the most at the end.';
  await early[0]!.page.getByText(left, { exact: true }).waitFor();
  await goHome(early);
});
