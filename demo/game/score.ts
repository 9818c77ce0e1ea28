/**
 * The score of a hand, c·r·m + h [Scoring]. A bot compares a thousand hands, so it computes their
 * scores itself, and asks the server (`Query.scoreHand`) only about the best.
 */
import type { Face, Multiplier, Rules } from './rules';

export function scoreOf(rules: Rules, hand: readonly Face[]): number {
  if (hand.length === 0) return 0;
  const highest = Math.max(...hand.map((face) => rules.placeOf(face).number));
  const multiplier = rules.multipliers
    .map((each) => worth(each, rules, hand))
    .reduce((product, value) => product * value, 1);
  return hand.length * rules.ranks * multiplier + highest;
}

/** The multiplier's value for a hand; 1 if the hand does not qualify. */
function worth(multiplier: Multiplier, rules: Rules, hand: readonly Face[]): number {
  const { value, minimumCards } = multiplier;
  const suits = new Set(hand.map(({ suit }) => suit));
  switch (multiplier.condition) {
    case 'PAIRED':
      return paired(rules, hand);
    case 'RUNNING':
      return hand.length >= minimumCards ? running(rules, hand) : 1;
    case 'HAS_RANKS':
      return multiplier.ranks.every((rank) => hand.some((face) => face.rank === rank)) ? value : 1;
    case 'TRADITION':
      return rules.traditions.some((group) => isJust(suits, group)) ? value : 1;
    case 'COLOR':
      return rules.colors.some((group) => isJust(suits, group)) ? value : 1;
    case 'ONE_SUIT':
      return suits.size === 1 && hand.length >= minimumCards ? value : 1;
    default:
      // A proposal may have added a multiplier that this client does not know.
      return 1;
  }
}

/** For x ranks with y ≥ 2 cards of each: x + y. */
function paired(rules: Rules, hand: readonly Face[]): number {
  const counts = new Map<string, number>();
  for (const face of hand) {
    const { archetype, number } = rules.placeOf(face);
    const rank = `${archetype} ${number}`;
    counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  const [each = 0, ...others] = new Set(counts.values());
  return each >= 2 && others.length === 0 ? counts.size + each : 1;
}

/** For consecutive ranks of one archetype: the highest number. */
function running(rules: Rules, hand: readonly Face[]): number {
  const places = hand.map((face) => rules.placeOf(face));
  if (new Set(places.map(({ archetype }) => archetype)).size > 1) return 1;
  const numbers = new Set(places.map(({ number }) => number));
  const highest = Math.max(...numbers);
  const isRun = numbers.size === hand.length && highest - Math.min(...numbers) === hand.length - 1;
  return isRun ? highest : 1;
}

function isJust(suits: ReadonlySet<string>, group: readonly string[]): boolean {
  return suits.size === group.length && group.every((suit) => suits.has(suit));
}
