/**
 * Tricks, told by cards: a pocket that makes the trick beside a Grand Canal. The cards have no
 * effects of their own unless the trick needs such cards; the scoring itself checks each example.
 */
import { dynastyCards, isArcana, printedHeft } from '../../rulesets';
import type { Card, DynastyRuleset, Pattern, Trick } from '../../rulesets';
import { isStoppedByDeath } from './death';
import { effectsOfCard } from './effects';
import { bersaglio, pocketHefts } from './heft';
import { needed, pocketOf } from './pocket';
import type { Position } from './position';
import { isMet } from './trick-pattern';
import { sameCard, spread, sumsOf, without } from './choose-cards';

export type ExampleCard = {
  readonly card: Card;
  /** True if the trick looks at this card. */
  readonly makes: boolean;
  /** Null if the trick does not look at hefts. */
  readonly heft: number | null;
};

export type TrickExample = {
  readonly pattern: Pattern['type'];
  readonly grandCanal: Card;
  /** The claimant's pocket, the oldest card first. */
  readonly pocket: readonly ExampleCard[];
  /** The opponent's pocket; empty if the trick does not look at it. */
  readonly opponent: readonly ExampleCard[];
  /** The ranks that the trick names. */
  readonly ranks: readonly string[];
  /** Null if the trick does not look at it. */
  readonly bersaglio: number | null;
};

type Table = {
  readonly ruleset: DynastyRuleset;
  readonly grandCanal: Card;
  /** The cards without effects, the lightest first. */
  readonly plain: readonly Card[];
  readonly size: number;
};
type Candidate = { readonly pocket: readonly Card[]; readonly makes: readonly Card[] };

/** No examples are sought with more cards in the deck or in a pocket. */
const MOST_CARDS = 200;
const MOST_IN_POCKET = 20;
/** The number of pockets after which the search ends without a result. */
const MOST_CANDIDATES = 50;

/** An example of the trick; null if none is found. By default, the Grand Canal has middle heft. */
export function exampleOf(
  ruleset: DynastyRuleset,
  { pattern }: Trick,
  grandCanal: Card | null = null,
): TrickExample | null {
  const table = tableOf(ruleset, grandCanal);
  if (table === null) return null;
  let left = MOST_CANDIDATES;
  for (const candidate of candidatesFor(table, pattern)) {
    if (left === 0) break;
    left -= 1;
    const position = positionWith(table, pattern, candidate.pocket);
    if (isMet(ruleset, position, pattern) && !isStoppedByDeath(ruleset, position)) {
      return described(ruleset, position, pattern, candidate.makes);
    }
  }
  return null;
}

function tableOf(ruleset: DynastyRuleset, chosen: Card | null): Table | null {
  const { deck } = ruleset;
  if (deck.suits.reduce((sum, { ranks }) => sum + ranks.length, 0) > MOST_CARDS) return null;
  const all = plainCards(ruleset);
  const grandCanal = chosen ?? all[Math.floor(all.length / 2)];
  if (grandCanal === undefined) return null;
  const size = pocketOf(ruleset, { plays: dynastyCards(deck) }, grandCanal).length;
  if (size > MOST_IN_POCKET) return null;
  return { ruleset, grandCanal, plain: without(all, [grandCanal]), size };
}

const plainCards = (ruleset: DynastyRuleset): readonly Card[] =>
  dynastyCards(ruleset.deck)
    .filter((card) => !isArcana(ruleset.deck, card) && effectsOfCard(ruleset, card).length === 0)
    .toSorted((a, b) => printedHeft(ruleset.deck, a) - printedHeft(ruleset.deck, b));

function* candidatesFor(table: Table, pattern: Pattern): Generator<Candidate> {
  const { ruleset, grandCanal, plain, size } = table;
  const cards = (count: number): number => needed(ruleset, grandCanal, count);
  const whole = (pocket: readonly Card[]): Candidate => ({ pocket, makes: pocket });
  switch (pattern.type) {
    case 'HIGHER_SUM':
      yield whole(spread(plain.toReversed(), size));
      return;
    case 'ALL_LOWER':
      yield whole(spread(plain, size));
      return;
    case 'HIGHER_NEWEST':
      for (const card of ofRanks(table, pattern.ranks)) {
        const newest = plain.slice(-1);
        const pocket = [...spread(plain, size - 2), card, ...newest].slice(-size);
        yield { pocket, makes: [card, ...newest] };
      }
      return;
    case 'OLDEST_LIKE_GRAND_CANAL':
      for (const card of likeGrandCanal(table)) {
        yield { pocket: [card, ...spread(without(plain, [card]), size - 1)], makes: [card] };
      }
      return;
    case 'SAME_SUIT':
      for (const suit of new Set(plain.map((card) => card.suit))) {
        const of = plain.filter((card) => card.suit === suit);
        yield whole(of.slice(0, cards(pattern.cards)));
      }
      return;
    case 'SAME_RANK':
      for (const rank of new Set(plain.map((card) => card.rank))) {
        yield whole(plain.filter((card) => card.rank === rank).slice(0, size));
      }
      return;
    case 'SUM_IS_BERSAGLIO':
      yield* sumsOf({
        cards: plain,
        heft: (card) => printedHeft(ruleset.deck, card),
        count: cards(pattern.cards),
        sum: bersaglio(ruleset, grandCanal),
      }).map(whole);
      return;
    case 'HAS_RANKS': {
      const makes = ofRanks(table, pattern.ranks).slice(0, cards(pattern.minimumCards));
      yield { pocket: [...spread(plain, size - makes.length), ...makes], makes };
    }
  }
}

const ofRanks = ({ ruleset, grandCanal }: Table, ranks: readonly string[]): readonly Card[] =>
  dynastyCards(ruleset.deck).filter(
    (card) => ranks.includes(card.rank) && !sameCard(card, grandCanal),
  );

/** The cards with the Grand Canal's suit, then those with its rank; cards without effects first. */
function likeGrandCanal({ ruleset, grandCanal, plain }: Table): readonly Card[] {
  const all = without([...plain, ...dynastyCards(ruleset.deck)], [grandCanal]);
  const ofSuit = all.filter((card) => card.suit === grandCanal.suit);
  return [...ofSuit, ...all.filter((card) => card.rank === grandCanal.rank)];
}

/**
 * A position with this pocket, so late in the game that the Grand Canal does not defend [ruling
 * K8], unless an earlier card would be part of the pocket.
 */
function positionWith(
  { ruleset, grandCanal, plain, size }: Table,
  pattern: Pattern,
  pocket: readonly Card[],
): Position {
  const left = without(plain, pocket);
  const theirs = spread(pattern.type === 'ALL_LOWER' ? left.toReversed() : left, size);
  const spare = without(left, theirs);
  const least = ruleset.grandCanalDefendsUntilPlays;
  const early = (later: readonly Card[]): readonly Card[] =>
    later.length < size ? [] : spare.slice(0, Math.max(0, least - later.length));
  const side = (plays: readonly Card[]) => ({ plays, masks: [], unmet: null });
  return {
    grandCanal,
    activeTricks: [],
    holder: side([...early(pocket), ...pocket]),
    opponent: side([...early(theirs), ...theirs]),
  };
}

const COMPARES: ReadonlySet<Pattern['type']> = new Set([
  'HIGHER_SUM',
  'HIGHER_NEWEST',
  'ALL_LOWER',
]);

function described(
  ruleset: DynastyRuleset,
  position: Position,
  pattern: Pattern,
  makes: readonly Card[],
): TrickExample {
  const { type } = pattern;
  const { grandCanal, holder, opponent } = position;
  const hefts = pocketHefts(ruleset, position);
  const compares = COMPARES.has(type);
  const weighs = compares || type === 'SUM_IS_BERSAGLIO';
  const pocket = pocketOf(ruleset, holder, grandCanal).map((card, at) => ({
    card,
    makes: makes.some((each) => sameCard(each, card)),
    heft: weighs ? (hefts.holder[at] ?? null) : null,
  }));
  const theirs = pocketOf(ruleset, opponent, grandCanal).map((card, at, all) => ({
    card,
    makes: type !== 'HIGHER_NEWEST' || at === all.length - 1,
    heft: hefts.opponent[at] ?? null,
  }));
  return {
    pattern: type,
    grandCanal,
    pocket,
    opponent: compares ? theirs : [],
    ranks: 'ranks' in pattern ? pattern.ranks : [],
    bersaglio: type === 'SUM_IS_BERSAGLIO' ? bersaglio(ruleset, grandCanal) : null,
  };
}
