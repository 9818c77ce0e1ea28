import {
  DEFAULT_EDITION,
  EDITIONS,
  findEdition,
  parseRuleset,
  rulesetDigest,
} from '../../src/rulesets';
import { complete } from './documents';

const codes = (archetype: number) => complete.deck.archetypes[archetype]!.ranks.map((r) => r.rank);

function isFrozen(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}

describe('the editions', () => {
  test.each([
    ['round-10/draft', '03ae3c21947b181a6a333d0e6a364359a62c75279b2beec2daa8170987ab086b'],
    ['round-10/early', '16f9d2514ea0c42c604707d0228939476c460e984678dbfbedaf5ac3a446f24a'],
    ['round-10/gallery', 'd7a81940270d5f8e78ecbe6b27db6b7bd0e40fdfa47afa304264cc458c116048'],
    ['round-10/2021-08-24', '75de06a0b7dce4b892d3c8dc583f75dd0c370f36c9fc0a45a7c1e729c80a670d'],
  ])('%s is what was released', (id, digest) => {
    expect(rulesetDigest(findEdition(id)!)).toBe(digest);
  });

  test.each([...EDITIONS.values()])('$edition is playable and cannot be changed', (ruleset) => {
    const parsed = parseRuleset(JSON.parse(JSON.stringify(ruleset)));
    expect(parsed).toEqual({ ok: true, ruleset });
    expect(isFrozen(ruleset)).toBe(true);
    expect(parsed.ok && isFrozen(parsed.ruleset)).toBe(true);
  });

  it('have a default among them, and none of an unknown id', () => {
    expect(findEdition(DEFAULT_EDITION)?.edition).toBe(DEFAULT_EDITION);
    expect(findEdition('round-10/none')).toBeNull();
    expect(findEdition('__proto__')).toBeNull();
  });
});

describe('the edition of 24 August 2021', () => {
  it('has 13 suits in the order of their table [Cards]', () => {
    expect(complete.deck.suits.map(({ suit }) => suit)).toEqual([
      ...['LEAVES', 'DIAMONDS', 'CUPS', 'CLUBS', 'ACORNS', 'ROSES', 'BELLS', 'SWORDS'],
      ...['SHIELDS', 'HEARTS', 'COINS', 'SPADES', 'ARCANA'],
    ]);
  });

  it('has 20 Standard ranks and 22 Arcana, none off by one [Cards; F1]', () => {
    expect(codes(0)).toEqual([
      ...['ACE', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'],
      ...['UNTER_KNAVE', 'OBER_KNAVE', 'KNIGHT', 'BISHOP', 'ROOK', 'QUEEN', 'KING'],
    ]);
    expect(codes(1)).toEqual([
      ...['THE_FOOL', 'THE_MAGICIAN', 'THE_HIGH_PRIESTESS', 'THE_EMPRESS', 'THE_EMPEROR'],
      ...['THE_HIEROPHANT', 'THE_LOVERS', 'THE_CHARIOT', 'JUSTICE', 'THE_HERMIT'],
      ...['WHEEL_OF_FORTUNE', 'STRENGTH', 'THE_HANGED_MAN', 'DEATH', 'TEMPERANCE'],
      ...['THE_DEVIL', 'THE_TOWER', 'THE_STAR', 'THE_MOON', 'THE_SUN', 'JUDGEMENT', 'THE_WORLD'],
    ]);
  });

  it('lets the Special tradition and the Special color count [F2]', () => {
    const groups = [...complete.deck.traditions, ...complete.deck.colors];
    expect(groups.filter(({ counts }) => !counts)).toEqual([]);
    expect(groups.filter(({ group }) => group === 'SPECIAL')).toHaveLength(2);
  });

  it('pays 5.35525 chips a spin on average and breaks once in 64 [J1]', () => {
    const { sides, symbols, chart } = complete.tables!.slots;
    const shown = Array.from(
      { length: sides },
      (_, roll) => symbols.find(({ from, to }) => from <= roll + 1 && roll + 1 <= to)!.symbol,
    );
    let [paid, broken] = [0, 0];
    for (const one of shown) {
      for (const two of shown) {
        for (const three of shown) {
          const spin = [one, two, three];
          const line = chart.find(({ symbol, inSequence }) => longest(spin, symbol) >= inSequence);
          paid += line?.payout ?? 0;
          broken += line?.breaksMachine === true ? 1 : 0;
        }
      }
    }
    expect(paid / sides ** 3).toBeCloseTo(5.35525, 5);
    expect(broken / sides ** 3).toBe(1 / 64);
  });
});

function longest(spin: readonly string[], symbol: string): number {
  let [best, run] = [0, 0];
  for (const shown of spin) {
    run = shown === symbol ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}
