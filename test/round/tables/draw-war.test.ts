import { playerId } from '../../../src/kernel';
import { compareCards, winnerOf } from '../../../src/round/tables/draw-war';
import { card } from '../given';
import { EDITION, ofType } from '../harness';
import { agree, CHIP, load, proposed } from './casino';

const { deck } = EDITION;

it.each([
  ['the higher rank', card('KING', 'LEAVES'), card('QUEEN', 'SPADES')],
  [
    'the number of the rank, whatever the archetype',
    card('THE_WORLD', 'ARCANA'),
    card('KING', 'CUPS'),
  ],
  ['a King over the 19th Arcanum', card('KING', 'CUPS'), card('THE_MOON', 'ARCANA')],
  ['the higher suit of equal ranks', card('ACE', 'SPADES'), card('ACE', 'COINS')],
  ['Arcana over all suits at an equal number', card('THE_FOOL', 'ARCANA'), card('ACE', 'SPADES')],
])('compares %s [War; J3]', (_what, higher, lower) => {
  expect(compareCards(deck, higher, lower)).toBeGreaterThan(0);
  expect(compareCards(deck, lower, higher)).toBeLessThan(0);
});

it('has no winner when both drew the same card [War]', () => {
  const [p1, p2] = [playerId('p1'), playerId('p2')];
  const [ace, two] = [card('ACE', 'CUPS'), card('2', 'CUPS')];
  const of = (a: typeof ace, b: typeof ace) =>
    winnerOf(deck, [
      { playerId: p1, card: a },
      { playerId: p2, card: b },
    ]);
  expect([of(ace, ace), of(ace, two), of(two, ace)]).toEqual([null, p2, p1]);
});

it('draws again while the cards are equal, each drawing with dice of its own [War; J3; S24]', () => {
  const round = proposed();
  round.do('ann', agree(2));
  load(round, ...[3, 1, 3, 1], ...[13, 22, 13, 22], ...[1, 1, 2, 1]);
  const draws = ofType(round.do('bob', agree(2)), 'WarDrawn');
  expect(draws.map(({ winnerId }) => winnerId)).toEqual([null, null, 'p2']);
  expect(draws.flatMap(({ rolls }) => rolls.draws.map(({ number }) => number))).toEqual([
    1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4,
  ]);
  expect(new Set(draws.map(({ rolls }) => rolls.stream)).size).toBe(3);
  expect(round.state.need('gamingTables', 't1').war?.draws).toHaveLength(3);
});

it("gives the loser's wager to the winner, and the winner its own back; cards drawn are nobody's [War; J3]", () => {
  const round = proposed();
  round.do('ann', agree(2));
  load(round, 1, 1, 2, 1);
  const [drawn] = ofType(round.do('bob', agree(2)), 'WarDrawn');
  expect(drawn).toMatchObject({
    cards: [
      { playerId: 'p1', card: { rank: 'ACE', suit: 'LEAVES' } },
      { playerId: 'p2', card: { rank: 'ACE', suit: 'DIAMONDS' } },
    ],
    transfers: [{ from: 'table:t1', to: 'player:p2', item: CHIP, quantity: 30 }],
  });
  expect(round.state.all('holdings').every(({ item }) => item === CHIP)).toBe(true);
  expect([round.held('ann', CHIP), round.held('bob', CHIP)]).toEqual([90, 110]);
});
