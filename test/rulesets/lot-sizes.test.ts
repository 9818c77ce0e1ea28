import { parseRuleset } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';
import { copy } from './documents';

type Participation = RoundRuleset['auction']['participation'];

/**
 * The problems of the default edition with this number of cards per lot, and with other changes.
 */
function problemsOf(cardsPerLot: number, change: Partial<Participation>): unknown {
  const document = copy();
  const participation = { minimum: 1, perPlayers: null, perBidder: null, ...change };
  document.auction = { ...document.auction, cardsPerLot, participation };
  const parsed = parseRuleset(document);
  return parsed.ok ? [] : parsed.problems;
}

const refused = (property: string, message: string): unknown => [
  { path: `/auction/participation/${property}`, message },
];

describe('the cards of all lots', () => {
  test.each<[string, number, Partial<Participation>]>([
    ['500 in the fewest lots', 5, { minimum: 100 }],
    ['500 for one who joins', 5, { perPlayers: { lots: 100, players: 1_000 } }],
    ['five in each of two for every player', 5, { perPlayers: { lots: 2, players: 1 } }],
    ['four in each of two for every bidder', 4, { perBidder: 2 }],
  ])('can be %s [Lots; Participation]', (_, cardsPerLot, change) => {
    expect(problemsOf(cardsPerLot, change)).toEqual([]);
  });

  test.each<[string, number, Partial<Participation>, unknown]>([
    [
      'in the fewest lots',
      1_000,
      { minimum: 100 },
      refused('minimum', 'expected lots of at most 500 cards at once; they have 100000'),
    ],
    [
      'in the fewest lots, by a card each',
      6,
      { minimum: 84 },
      refused('minimum', 'expected lots of at most 500 cards at once; they have 504'),
    ],
    [
      'in very many lots',
      1,
      { minimum: 101 },
      refused('minimum', 'expected at most 100 lots at once; they are 101'),
    ],
    [
      'for one who joins',
      51,
      { perPlayers: { lots: 10, players: 10_000 } },
      refused('perPlayers', 'expected lots of at most 500 cards at once; they have 510'),
    ],
  ])('are not too many to be drawn: %s [Lots; Participation]', (_, cardsPerLot, change, found) => {
    expect(problemsOf(cardsPerLot, change)).toEqual(found);
  });
});
