import type { RoundRuleset } from '../../../src/rulesets';
import { copy, gallery } from '../documents';

const ruleset = gallery();
const base = copy();

/** The names of the properties in which two documents differ. */
const different = (one: RoundRuleset, other: RoundRuleset): string[] =>
  (Object.keys(one) as (keyof RoundRuleset)[]).filter(
    (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  );

describe('the gallery edition', () => {
  it('is as on 24 August 2021 but for what its section says [gallery]', () => {
    const changed = ['auction', 'deck', 'edition', 'phases', 'prizes', 'title'];
    expect(different(ruleset, base).sort()).toEqual(changed);
    expect({ ...ruleset.auction, house: null, lotPhases: ['BARTERING'] }).toEqual(base.auction);
  });

  it('has a Resolution Phase in the place of Bartering [gallery, The Auction House; E6]', () => {
    expect(ruleset.phases.map(({ name, days }) => [name, days])).toEqual([
      ['Auction Phase', [1, 2, 3]],
      ['Resolution Phase', [4, 5, 6, 0]],
    ]);
    expect(ruleset.auction.lotPhases).toEqual(['RESOLUTION']);
  });

  it('has Player Lots, and third parties who bid 75 to 150 % [gallery, The Auction House; E7, E8]', () => {
    expect(ruleset.auction.house).toEqual({
      playerLots: { phase: 'RESOLUTION', excluded: ['CHIP', 'GOLD_STAR'] },
      thirdParty: { phase: 'RESOLUTION', lowPercent: 75, highPercent: 150 },
    });
  });

  test.each([
    [1, 1, { TRUNG: 5, STANDARD_PROPOSAL_MAKER: 1, CHIP: 35 }],
    [2, 2, { TRUNG: 4, STANDARD_PROPOSAL_MAKER: 1, CHIP: 40 }],
    [3, 3, { TRUNG: 3, CHIP: 45 }],
    [4, 4, { TRUNG: 2, CHIP: 50 }],
    [5, 5, { TRUNG: 1, CHIP: 55 }],
    [6, 6, { CHIP: 60 }],
    [7, null, { CHIP: 20 }],
  ])('pays placements %s to %s what its table says [gallery, Prizes; F4]', (from, to, prize) => {
    const line = ruleset.prizes[from - 1]!;
    expect(line).toMatchObject({ from, to, cardsBack: from === 7 });
    const items = line.items.map(({ item, quantity }) => [item, quantity] as const);
    expect(Object.fromEntries(items)).toEqual(prize);
    expect(ruleset.prizes).toHaveLength(7);
  });

  it('counts every tradition and color but the Special ones [gallery, Scoring; F2]', () => {
    const groups = [...ruleset.deck.traditions, ...ruleset.deck.colors];
    expect(groups.filter(({ counts }) => !counts).map(({ group }) => group)).toEqual([
      'SPECIAL',
      'SPECIAL',
    ]);
    expect(groups).toHaveLength(10);
  });
});
