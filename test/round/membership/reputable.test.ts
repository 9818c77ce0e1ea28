import { isReputable, reputableAt } from '../../../src/round';
import { edition, later, SUNDAY, TestRound } from '../harness';

it.each([
  ['default', 86_400, 7 * 86_400_000],
  ['one second', 1, 7_000],
])('begins seven rules-days after joining, at the tempo of %s [Actions; B3]', (_n, seconds, ms) => {
  const round = TestRound.open({ document: edition({ rulesDaySeconds: seconds }) });
  const [ann] = round.join('ann');
  const player = round.state.need('players', ann!);
  expect(reputableAt(round.state, player)).toBe(SUNDAY + ms);
  expect(isReputable(round.state, player, later(SUNDAY, ms - 1))).toBe(false);
  expect(isReputable(round.state, player, later(SUNDAY, ms))).toBe(true);
});

it('ends with the membership', () => {
  const round = TestRound.open();
  const [ann] = round.join('ann');
  const week = later(SUNDAY, 7 * 86_400_000);
  round.advanceTo(week);
  round.do('ann', { type: 'LeaveSeason' });
  expect(isReputable(round.state, round.state.need('players', ann!), week)).toBe(false);
});
