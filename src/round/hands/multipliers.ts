import { assertNever } from '../../kernel';
import { flagOf, MULTIPLIER_RANGE, numberOf } from '../../rulesets';
import type { Deck, Multiplier, ValueOf, Expression } from '../../rulesets';
import { rankCounts, cardCount, hasSuitsOfGroup } from './faces';
import type { Face } from './faces';

/**
 * The hand's multiplier under one line of the table; null if the hand does not qualify. `valueOf`
 * returns the tracked values that formulas use.
 */
export function multiplierOf(
  deck: Deck,
  multiplier: Multiplier,
  faces: readonly Face[],
  valueOf: ValueOf,
): number | null {
  switch (multiplier.condition) {
    case 'PAIRED':
      return paired(faces);
    case 'RUNNING':
      return running(faces, multiplier.minimumCards);
    case 'HAS_RANKS':
      return hasRanks(faces, multiplier.ranks, multiplier.value);
    case 'TRADITION':
      return tradition(deck, faces, multiplier.value);
    case 'COLOR':
      return color(deck, faces, multiplier.value);
    case 'ONE_SUIT':
      return oneSuit(faces, multiplier.minimumCards, multiplier.value);
    case 'FORMULA':
      return byFormula(multiplier, valueOf);
    default:
      return assertNever(multiplier);
  }
}

/**
 * Paired [Scoring; ruling F2]: "wholly of cards of x distinct ranks, and there are y of each such
 * rank (where x ≥ 1 and y ≥ 2)". The value is x + y. Suits do not matter.
 */
function paired(faces: readonly Face[]): number | null {
  const [y = 0, ...others] = rankCounts(faces).values();
  return y >= 2 && others.every((count) => count === y) ? 1 + others.length + y : null;
}

/**
 * Running [Scoring; ruling F2]: all cards in sequential order, from one archetype, with different
 * ranks. The Ace is low. The value is the number of the highest rank.
 */
function running(faces: readonly Face[], minimumCards: number): number | null {
  const archetypes = new Set(faces.map(({ archetype }) => archetype));
  const numbers = faces.map(({ number }) => number).sort((a, b) => a - b);
  const cards = cardCount(faces);
  if (cards < minimumCards || archetypes.size !== 1 || archetypes.has(null)) return null;
  if (rankCounts(faces).size !== cards) return null;
  const consecutive = numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
  return consecutive ? (numbers.at(-1) ?? 0) : null;
}

/** Senatorial [Scoring]: "at least one Knight, one Bishop, and one Rook". */
function hasRanks(faces: readonly Face[], ranks: readonly string[], value: number): number | null {
  return ranks.every((rank) => faces.some((face) => face.rank === rank)) ? value : null;
}

/**
 * Regional [Scoring; ruling F2]: "at least one of each suit in one particular card tradition and no
 * other suits". The ruleset says whether the Special tradition counts.
 */
function tradition(deck: Deck, faces: readonly Face[], value: number): number | null {
  return hasSuitsOfGroup(faces, deck.traditions) ? value : null;
}

/**
 * Monochrome [Scoring; ruling F2]: "at least one of each suit in one particular card color and no
 * other suits". The ruleset says whether the Special color counts.
 */
function color(deck: Deck, faces: readonly Face[], value: number): number | null {
  return hasSuitsOfGroup(faces, deck.colors) ? value : null;
}

/** Flushed [Scoring]: "the suit of each card is the same and the hand is at least 4 cards". */
function oneSuit(faces: readonly Face[], minimumCards: number, value: number): number | null {
  const suits = new Set(faces.map(({ suit }) => suit));
  return suits.size === 1 && cardCount(faces) >= minimumCards ? value : null;
}

/**
 * A multiplier that the ruleset defines by formulas for its condition and its value [rulings X12,
 * AB2].
 */
function byFormula(
  { holds, value }: { readonly holds: Expression; readonly value: Expression },
  valueOf: ValueOf,
): number | null {
  if (!flagOf(holds, valueOf)) return null;
  const { least, most } = MULTIPLIER_RANGE;
  const worth = numberOf(value, valueOf);
  return worth < least ? least : worth > most ? most : Number(worth);
}
