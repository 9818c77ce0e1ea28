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
    ['round-10/draft', '8b2e7ec7cf05771d9fbaf15c93bdae2ce96d709c8d9038051b8ca152ce62f1c4'],
    ['round-10/early', '39eaeff96e302d5fdc5ffcf7eaad0c63ff7eecd4e8e204eedd73bda13411c58c'],
    ['round-10/gallery', '0c6e32670fcda60c1a13cbbd728656e216d3b36cc315c742934f88ceba0fc80e'],
    ['round-10/2021-08-24', '9851189cdd6f4aa2e2746c11b9571cd3c99cfab9e293db1e09429f9438b66a59'],
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
