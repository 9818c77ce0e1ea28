/** Properties of every claim under every playable document. */
import { bersaglio, claimable, pocketHefts, scoreTrick } from '../../../src/dynasty/scoring';
import type { Position } from '../../../src/dynasty/scoring';
import { dynastyCards, parseDynastyRuleset } from '../../../src/rulesets';
import type { Card, DynastyRuleset } from '../../../src/rulesets';
import { copy, giolitti } from '../../rulesets/dynasty/documents';
import { fc } from '../../support/property-testing';
import { turned, wholeDeck } from './position-notation';

const arcana = giolitti.deck.suits.at(-1)!.ranks.map(({ rank }) => rank);
const small = fc.integer({ min: 0, max: 5 });
const heft = fc.integer({ min: 0, max: 1_000 });
const points = fc.integer({ min: -1_000, max: 1_000 });

const pocketEffect = fc.oneof(
  fc.record({ type: fc.constant('MULTIPLY_OWN_HEFTS'), factor: fc.integer({ min: 0, max: 10 }) }),
  fc.record({ type: fc.constant('LOWER_OPPONENT_HEFTS'), by: heft }),
  fc.record({ type: fc.constant('HEFT_BY_CLAIMANT'), holder: heft, opponent: heft }),
  fc.record({ type: fc.constant('ALL_SUITS') }),
  fc.record({
    type: fc.constant('POINTS_PER_TRICK'),
    of: fc.constantFrom('HOLDER', 'OPPONENT'),
    points,
  }),
  fc.record({
    type: fc.constant('NO_POINTS_WITHOUT'),
    rank: fc.constantFrom('ACE', 'KING', 'SUN'),
  }),
);

const grandCanalEffect = fc.oneof(
  fc.record({ type: fc.constant('BERSAGLIO_WITHIN'), by: heft }),
  fc.record({ type: fc.constant('ARCANA_HEFT'), heft }),
  fc.record({ type: fc.constant('ARCANA_ALL_SUITS') }),
  fc.record({
    type: fc.constant('POCKET_SIZE'),
    cards: fc.integer({ min: 1, max: 6 }),
    tricksNeedAtMost: fc.option(fc.integer({ min: 1, max: 6 })),
  }),
  fc.record({ type: fc.constant('MASKS_END') }),
  fc.record({ type: fc.constant('OPEN_HANDS') }),
);

const entries = <T>(effect: fc.Arbitrary<T>) =>
  fc.uniqueArray(fc.record({ rank: fc.constantFrom(...arcana), effect }), {
    maxLength: 12,
    selector: ({ rank, effect: of }) => `${rank} ${(of as { type: string }).type}`,
  });

/** Giolitti with other numbers, and with effects on other Arcana. */
const document: fc.Arbitrary<DynastyRuleset> = fc
  .record({
    pocketSize: fc.integer({ min: 1, max: 6 }),
    bersaglioBase: fc.integer({ min: 0, max: 60 }),
    grandCanalDefendsUntilPlays: small,
    onlyActiveTricksScore: fc.boolean(),
    pocket: entries(pocketEffect),
    grandCanal: entries(grandCanalEffect),
    counts: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 8, maxLength: 8 }),
    tricks: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }),
    extra: points,
  })
  .map(({ pocket, grandCanal, counts, tricks, extra, ...numbers }) => {
    const made = { ...copy(), ...numbers, arcana: { pocket, grandCanal } };
    made.tricks.forEach((trick, at) => {
      trick.points = tricks[at]!;
      if ('cards' in trick.pattern) trick.pattern.cards = counts[at]!;
      if ('minimumCards' in trick.pattern) trick.pattern.minimumCards = counts[at]!;
    });
    for (const { effect } of made.masks) {
      if (effect.type === 'CLASS_POINTS') effect.points = extra;
    }
    const parsed = parseDynastyRuleset(made);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return parsed.ruleset;
  });

const anyCard = fc.constantFrom(...wholeDeck);
const anySide = fc.record({
  plays: fc.array(anyCard, { maxLength: 7 }),
  masks: fc.subarray([...giolitti.masks.map(({ mask }) => mask), 'NONE_OF_THEM']),
  unmet: fc.constantFrom(null, [{ mask: 'TOGNOLI', effect: 0 }]),
});
const anyPosition: fc.Arbitrary<Position> = fc.record({
  grandCanal: anyCard,
  holder: anySide,
  opponent: anySide,
  activeTricks: fc.subarray([...giolitti.tricks.map(({ trick }) => trick), 'BRISCOLA']),
});

const check = (holds: (ruleset: DynastyRuleset, position: Position) => void) =>
  fc.assert(
    fc.property(fc.oneof(fc.constant(giolitti), document), anyPosition, (ruleset, position) => {
      holds(ruleset, position);
    }),
    { numRuns: 150 },
  );

describe('a claim in any game of any document', () => {
  it('has whole points, never below 0, that add up [K10]', () => {
    check((ruleset, position) => {
      const { tricks, total, stoppedByDeath } = claimable(ruleset, position);
      for (const trick of tricks) {
        expect(Number.isInteger(trick.points) && trick.points >= 0).toBe(true);
      }
      const sum = tricks.reduce((all, trick) => all + trick.points, 0);
      expect(total).toBe(stoppedByDeath ? 0 : sum);
    });
  });

  it('is of tricks that count in this game, each as scored alone [K20]', () => {
    check((ruleset, position) => {
      const claimed = claimable(ruleset, position).tricks;
      const counting = ruleset.tricks
        .map(({ trick }) => trick)
        .filter((trick) => !ruleset.onlyActiveTricksScore || position.activeTricks.includes(trick));
      const alone = counting.map((trick) => scoreTrick(ruleset, position, trick));
      expect(claimed).toEqual(alone.filter((found) => found !== null));
    });
  });

  it('is stopped by Death for both or for neither [Death]', () => {
    check((ruleset, position) => {
      const { stoppedByDeath } = claimable(ruleset, position);
      expect(claimable(ruleset, turned(position)).stoppedByDeath).toBe(stoppedByDeath);
    });
  });

  it('weighs no card below 0, and each card of the pockets [K6]', () => {
    check((ruleset, position) => {
      const { holder, opponent, grandCanal } = pocketHefts(ruleset, position);
      expect([...holder, ...opponent, grandCanal ?? 0].every((found) => found >= 0)).toBe(true);
      expect(holder.length).toBeLessThanOrEqual(position.holder.plays.length);
      expect(opponent.length).toBeLessThanOrEqual(position.opponent.plays.length);
      expect(bersaglio(ruleset, position.grandCanal)).toBeGreaterThanOrEqual(ruleset.bersaglioBase);
    });
  });

  it('does not look at plays that left the pocket once both made enough [Tricks]', () => {
    const early: Card[] = dynastyCards(giolitti.deck).slice(0, 3);
    check((ruleset, position) => {
      const long = (plays: readonly Card[]): readonly Card[] => [...plays, ...plays, ...plays];
      const holder = { ...position.holder, plays: long(position.holder.plays) };
      const opponent = { ...position.opponent, plays: long(position.opponent.plays) };
      if (Math.min(holder.plays.length, opponent.plays.length) < 6) return;
      const later = {
        ...position,
        holder: { ...holder, plays: [...early, ...holder.plays] },
        opponent: { ...opponent, plays: [...early, ...opponent.plays] },
      };
      expect(claimable(ruleset, later)).toEqual(
        claimable(ruleset, { ...position, holder, opponent }),
      );
    });
  });
});

describe('comparisons in Giolitti once the Grand Canal is out of them', () => {
  it('favour one side at most, save for a Magician [L’Aria, Il Verme]', () => {
    const noMagician = wholeDeck.filter(({ rank }) => rank !== 'MAGICIAN');
    const plays = fc.array(fc.constantFrom(...noMagician), { minLength: 3, maxLength: 7 });
    const side = fc.record({
      plays,
      masks: anySide.map(({ masks }) => masks),
      unmet: fc.constant(null),
    });
    fc.assert(
      fc.property(anyPosition, side, side, (any, holder, opponent) => {
        const position = { ...any, holder, opponent };
        for (const trick of ['ARIA', 'VERME']) {
          const both = [position, turned(position)].map((of) => scoreTrick(giolitti, of, trick));
          expect(both.filter((found) => found !== null).length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 150 },
    );
  });
});
