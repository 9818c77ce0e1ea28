import { placesIn } from '../../../src/round';
import { findEdition } from '../../../src/rulesets';
import { edition, SUNDAY, TestRound } from '../harness';

function open(gold: readonly number[], document = edition({})): TestRound {
  const round = TestRound.open({ rehearsal: true, document });
  const names = ['ann', 'bob', 'cid', 'dee'];
  round.join(...names);
  gold.forEach((quantity, at) => {
    if (quantity > 0) round.grant(names[at]!, { GOLD_STAR: quantity });
  });
  return round;
}

const boardOf = (round: TestRound): unknown[] =>
  placesIn(round.state).map(({ place, player, value }) => [place, player.name, value]);
const resultsOf = (round: TestRound): unknown[] =>
  round.state
    .all('results')
    .map(({ id, accountId, place, won }) => [id, accountId, place, won])
    .sort();

it('orders players by what wins the round, equal ones at the same place [Victory]', () => {
  expect(boardOf(open([1, 3, 1, 0]))).toEqual([
    [1, 'bob', 3],
    [2, 'ann', 1],
    [2, 'cid', 1],
    [4, 'dee', 0],
  ]);
});

it('orders them by the currency where the text names nothing that wins [draft]', () => {
  const round = TestRound.open({ rehearsal: true, document: findEdition('round-10/draft')! });
  round.join('ann', 'bob');
  round.grant('bob', { POINT: 7 });
  const [first, second] = placesIn(round.state);
  expect(first).toMatchObject({ place: 1, player: { name: 'bob' } });
  expect(second).toMatchObject({ place: 2, player: { name: 'ann' } });
  expect(first!.value - second!.value).toBe(7);
});

it('keeps no places while the round is played', () => {
  expect(resultsOf(open([1]))).toEqual([]);
});

it('keeps the places of all who are players as it is won', () => {
  const round = open([4, 0, 4]);
  round.do('dee', { type: 'LeaveSeason' });
  round.grant('bob', { GOLD_STAR: 10 });
  expect(resultsOf(round)).toEqual([
    ['p1', 'ann', 2, false],
    ['p2', 'bob', 1, true],
    ['p3', 'cid', 2, false],
  ]);
});

it('places the winner first, though somebody has more by then [ruling S2]', () => {
  const round = open([2, 1]);
  round.turn('host', SUNDAY).emit({ type: 'RoundWon', playerId: round.player('bob') });
  expect(resultsOf(round).slice(0, 2)).toEqual([
    ['p1', 'ann', 2, false],
    ['p2', 'bob', 1, true],
  ]);
});

it('keeps the places of a round that its host ends, and nobody has won it', () => {
  const round = open([0, 2]);
  round.do('host', { type: 'CloseSeason' });
  expect(resultsOf(round)).toEqual([
    ['p1', 'ann', 2, false],
    ['p2', 'bob', 1, false],
    ['p3', 'cid', 2, false],
    ['p4', 'dee', 2, false],
  ]);
});

it('keeps them when somebody leaves afterwards [ruling S3]', () => {
  const round = open([0, 2]);
  round.do('host', { type: 'CloseSeason' });
  const before = resultsOf(round);
  round.do('bob', { type: 'LeaveSeason' });
  expect(resultsOf(round)).toEqual(before);
});

it('keeps none of a round that ended before it began', () => {
  const round = TestRound.open({ startsAtMs: SUNDAY, now: (SUNDAY - 1000) as typeof SUNDAY });
  round.join('ann');
  round.do('host', { type: 'CloseSeason' });
  expect(round.state.all('players')).toHaveLength(1);
  expect(resultsOf(round)).toEqual([]);
});
