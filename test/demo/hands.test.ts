import { bestHand } from '../../demo/game/best-hand';
import { readRules } from '../../demo/game/rules';
import type { Face } from '../../demo/game/rules';
import { scoreOf } from '../../demo/game/score';
import { counted, declareBids, declareHand, seal } from '../../demo/game/seal';
import { ROUND_10_2021_08_24 } from '../../src/rulesets/editions/round-10-2021-08-24';
import { fc } from '../support/property-testing';

const RULES = readRules(JSON.parse(JSON.stringify(ROUND_10_2021_08_24)));
const { archetypes, suits } = ROUND_10_2021_08_24.deck;

/** All cards, with names such as `Knight of Swords` as in the API. */
const DECK: readonly Face[] = suits.flatMap(({ suit, name: suitName, archetype }) =>
  archetypes
    .filter((each) => each.archetype === archetype)
    .flatMap(({ ranks }) =>
      ranks.map(({ rank, name }) => ({ rank, suit, name: `${name} of ${suitName}` })),
    ),
);
const cards = (...names: string[]): Face[] =>
  names.map((name) => DECK.find((face) => face.name === name)!);

const RUN = ['10 of Leaves', '11 of Leaves', '12 of Leaves'];
const SENATE = ['Knight of Swords', 'Bishop of Swords', 'Rook of Swords'];

describe("the demo's reckoning of hands", () => {
  test.each([
    [['Ace of Cups', 'Ace of Cups'], 253],
    [RUN, 1524],
    [SENATE, 6822],
    [
      ['The Fool', 'The Magician', 'The High Priestess', 'The Empress'].map(
        (n) => `${n} of Arcana`,
      ),
      16132,
    ],
    [['10 of Leaves', '12 of Leaves'], 2 * 42 + 12],
    [['King of Spades', '3 of Clubs', '9 of Swords'], 3 * 42 * 3 + 20],
  ])('scores %j as %i [F2, F3]', (names, score) => {
    expect(scoreOf(RULES, cards(...names))).toBe(score);
  });

  test.each([
    [RUN, ['King of Hearts', 'Ace of Coins']],
    [SENATE, ['2 of Hearts', '2 of Coins']],
    [
      ['7 of Cups', '7 of Roses', '7 of Bells'],
      ['4 of Leaves', 'Queen of Hearts', '9 of Swords'],
    ],
  ])('finds %j among other cards', (hand, others) => {
    const best = bestHand(RULES, cards(...others, ...hand));
    expect(best.cards.map(({ name }) => name).sort()).toEqual([...hand].sort());
  });

  it('has nothing to play without cards', () => {
    expect(bestHand(RULES, [])).toEqual({ cards: [], score: 0 });
  });

  it('plays nothing but what is there, and never worse than all of it or one card of it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...DECK), { minLength: 1, maxLength: 25 }), (owned) => {
        const best = bestHand(RULES, owned);
        expect(best.score).toBe(scoreOf(RULES, best.cards));
        for (const kind of counted(best.cards)) {
          const there = owned.filter(({ name }) => name === kind.name).length;
          expect(kind.count).toBeLessThanOrEqual(there);
        }
        const simple = [owned, ...owned.map((face) => [face])];
        expect(best.score).toBeGreaterThanOrEqual(
          Math.max(...simple.map((hand) => scoreOf(RULES, hand))),
        );
      }),
    );
  });
});

describe('sealing a declaration', () => {
  it('writes bids and hands as the rules read them [D4]', () => {
    expect(
      declareBids([
        { lot: 3, amount: 25 },
        { lot: 7, amount: 40 },
      ]),
    ).toBe('3: 25, 7: 40');
    expect(declareHand(cards('Ace of Cups', 'Knight of Swords', 'Ace of Cups'))).toBe(
      '2 × Ace of Cups; Knight of Swords',
    );
  });

  it('salts each text, and hashes all of it with SHA-256 [D3]', () => {
    const [one, other] = [seal('3: 25'), seal('3: 25')];
    expect(one.text).toMatch(/^3: 25\n---\n[0-9a-f]{32}$/);
    expect(one.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(one.sha256).not.toBe(other.sha256);
  });
});
