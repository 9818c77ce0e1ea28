import {
  acceptsSfida,
  chances,
  chooseCheat,
  choosePlay,
  chooseReali,
  chooseReveal,
  playable,
} from '../../demo/giolitti/choose';
import { afterPlay } from '../../demo/giolitti/position';
import type { Position } from '../../demo/giolitti/position';
import { cardsOf, readRules } from '../../demo/giolitti/rules';
import type { Card } from '../../demo/giolitti/rules';
import { scoreOf } from '../../demo/giolitti/score';
import { bersaglio, claimable } from '../../src/dynasty/scoring';
import { GIOLITTI } from '../../src/rulesets/editions/giolitti';
import { fc } from '../support/property-testing';

const RULES = readRules(JSON.parse(JSON.stringify(GIOLITTI)));
const DECK = cardsOf(RULES);
const ALL = RULES.tricks.map(({ trick }) => trick);

const card = (text: string): Card => {
  const [rank, suit] = text.split(' ');
  return { rank: rank!, suit: suit! };
};
const cards = (...texts: string[]): Card[] => texts.map(card);

type Table = {
  readonly canal?: string;
  readonly own?: readonly string[];
  readonly other?: readonly string[];
  readonly active?: readonly string[];
  readonly masks?: readonly string[];
};

function table({ canal = '10 SWORDS', own = [], other = [], active = ALL, masks = [] }: Table) {
  const grandCanal = card(canal);
  return {
    rules: RULES,
    grandCanal,
    bersaglio: bersaglio(GIOLITTI, grandCanal),
    active,
    holder: { plays: cards(...own), masks },
    opponent: { plays: cards(...other), masks: [] },
  } satisfies Position;
}

const side = (masks: readonly string[]) =>
  fc.record({
    plays: fc.uniqueArray(fc.constantFrom(...DECK), {
      maxLength: 7,
      selector: ({ rank, suit }) => `${rank} ${suit}`,
    }),
    masks: fc.subarray([...masks], { maxLength: 2 }),
  });

const position: fc.Arbitrary<Position> = fc
  .record({
    // At least half of the Grand Canals are Arcana, because Arcana alter the scoring most.
    grandCanal: fc.oneof(
      fc.constantFrom(...DECK),
      fc.constantFrom(...DECK.filter(({ suit }) => suit === 'ARCANA')),
    ),
    active: fc.subarray(ALL),
    holder: side(RULES.masks.map(({ mask }) => mask)),
    opponent: side(RULES.masks.map(({ mask }) => mask)),
  })
  .map((made) => ({ ...made, rules: RULES, bersaglio: bersaglio(GIOLITTI, made.grandCanal) }));

const hand = fc.uniqueArray(fc.constantFrom(...DECK), {
  minLength: 7,
  maxLength: 8,
  selector: ({ rank, suit }) => `${rank} ${suit}`,
});

const byTheRules = ({ grandCanal, active, holder, opponent }: Position): number =>
  claimable(GIOLITTI, {
    ...{ grandCanal, activeTricks: active },
    holder: { ...holder, unmet: null },
    opponent: { ...opponent, unmet: null },
  }).total;

describe("the demo's reckoning of claims", () => {
  it('is that of the rules in any position [K6–K10]', () => {
    fc.assert(
      fc.property(position, (any) => {
        expect(scoreOf(any)).toBe(byTheRules(any));
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('choosing a play', () => {
  test.each<[string, Table, string[], string, number]>([
    [
      'the third Ace for Tripletta',
      { own: ['ACE CUPS', 'ACE COINS'], other: ['9 CUPS', '8 CUPS'], active: ['TRIPLETTA'] },
      ['KING CUPS', 'ACE BATONS', '10 COINS'],
      'ACE BATONS',
      4,
    ],
    [
      'the card that makes the Bersaglio for Il Toro',
      { own: ['KING CUPS', '10 CUPS'], other: ['9 CUPS', '8 CUPS'], active: ['TORO'] },
      ['KING COINS', '7 CUPS', '9 COINS'],
      '7 CUPS',
      4,
    ],
    [
      'a third card of the suit for Il Propore',
      { own: ['6 CUPS', '9 CUPS'], other: ['9 COINS', '8 COINS'], active: ['PROPORE'] },
      ['KING COINS', 'LIGHTNING ARCANA', 'ACE COINS'],
      'LIGHTNING ARCANA',
      2,
    ],
  ])('takes %s', (_what, at, held, chosen, claim) => {
    expect(choosePlay(table(at), cards(...held))).toEqual({ card: card(chosen), claim });
  });

  it('looks one play ahead where nothing scores now', () => {
    const at = table({ own: ['7 CUPS', 'KING CUPS'], other: ['9 COINS'], active: ['TRIPLETTA'] });
    const choice = choosePlay(
      at,
      cards('7 CUPS', 'KING CUPS', '9 BATONS', 'KING COINS', 'KING BATONS'),
    );
    expect(choice?.card.rank).toBe('KING');
    expect(choice?.claim).toBe(0);
  });

  it('never claims above what the card scores, and plays what is held [K5]', () => {
    fc.assert(
      fc.property(position, hand, (any, held) => {
        const choice = choosePlay(any, held);
        if (choice === null) return;
        expect(choice.claim).toBe(byTheRules(afterPlay(any, choice.card)));
        expect(held).toContainEqual(choice.card);
      }),
    );
  });

  it('names a card again as Arlecchino alone, once, and no Arcana [K5]', () => {
    const held = cards('KING CUPS', 'SUN ARCANA', '9 CUPS');
    const own = ['KING CUPS', 'SUN ARCANA'];
    expect(playable(table({ own }), held)).toEqual(cards('9 CUPS'));
    const masks = ['ARLECCHINO'];
    expect(playable(table({ own, masks }), held)).toEqual(cards('9 CUPS', 'KING CUPS'));
    expect(playable(table({ own: [...own, 'KING CUPS'], masks }), held)).toEqual(cards('9 CUPS'));
    const canal = 'LIGHTNING ARCANA';
    expect(playable(table({ canal, own, masks }), held)).toEqual(cards('9 CUPS'));
  });
});

describe('choosing a cheat', () => {
  it('names the best card that nobody has shown and the cheat has not', () => {
    const at = table({ own: ['ACE CUPS', 'ACE COINS'], active: ['TRIPLETTA'] });
    expect(chooseCheat(at, cards('ACE BATONS', '9 CUPS'))).toMatchObject({
      card: card('ACE SWORDS'),
      claim: 4,
    });
  });

  it('finds nothing where no card would score', () => {
    expect(chooseCheat(table({ active: ['TRIPLETTA'] }), cards('9 CUPS'))).toBeNull();
  });
});

describe('a mask with a condition that is not met', () => {
  const conditional = {
    ...RULES,
    masks: RULES.masks.map((mask) => ({ ...mask, effect: { ...mask.effect, holds: false } })),
  };
  const at = (masks: readonly string[], unmet: boolean): Position => {
    const plain = table({ own: ['9 CUPS', '8 CUPS'], masks });
    return { ...plain, rules: conditional, holder: { ...plain.holder, unmet } };
  };
  const claims = (masks: readonly string[], unmet: boolean) =>
    choosePlay(at(masks, unmet), cards('7 CUPS'))?.claim;

  it.each(RULES.masks.map(({ mask }) => mask))('is not relied on: %s [V27]', (mask) => {
    expect(claims([mask], true)).toBe(claims([], true));
  });

  it('counts where all that masks do holds [V27]', () => {
    const bonus = RULES.masks.map(({ mask }) => Number(claims([mask], false)));
    expect(Math.max(...bonus)).toBeGreaterThan(Number(claims([], false)));
  });
});

describe('choosing what a mask can do', () => {
  const own = ['9 CUPS', '8 CUPS', '7 CUPS'];
  test.each<[string, Table, string | null]>([
    ['scores an inactive trick as Reali', { own, active: ['ARIA'], masks: ['REALI'] }, 'PROPORE'],
    ['scores none that is active', { own, active: ['ARIA', 'PROPORE'], masks: ['REALI'] }, null],
    ['scores none with another mask', { own, active: ['ARIA'], masks: ['SUCCO'] }, null],
  ])('%s [K11]', (_what, at, trick) => {
    expect(chooseReali(table({ other: ['KING CUPS', 'KING COINS', 'ACE CUPS'], ...at }))).toBe(
      trick,
    );
  });

  it('reveals a mask as Morante, unless the Grand Canal ends masks [K4, K11]', () => {
    expect(chooseReveal(table({ masks: ['MORANTE'] }))).toBe('TOGNOLI');
    expect(chooseReveal(table({ masks: ['MORANTE'], canal: 'LIGHTNING ARCANA' }))).toBeNull();
    expect(chooseReveal(table({ masks: ['REALI'] }))).toBeNull();
  });
});

describe('Sfide', () => {
  it('makes more of a lead the fewer plays are left', () => {
    expect(chances(0, 14)).toBe(0.5);
    expect(chances(5, 2)).toBeGreaterThan(chances(5, 10));
    expect(chances(-5, 2)).toBeCloseTo(1 - chances(5, 2));
  });

  test.each([
    [0.26, 1, true],
    [0.24, 1, false],
    [0.17, 2, true],
    [0.16, 2, false],
    [0, 3, true],
  ])('at a chance of %d with stakes of %i accepts: %s [K12]', (chance, stakes, accepts) => {
    expect(acceptsSfida(chance, stakes, 3)).toBe(accepts);
  });
});
