/** The bots' characters: which lots they want, their bids, and their use of Trungs. */
import { bestHand } from '../game/best-hand';
import type { Face, Rules } from '../game/rules';
import type { Bid } from '../game/seal';
import type { Chance } from './chance';

export const CHARACTERS = ['cautious', 'greedy', 'collector', 'chaotic'] as const;
export type Character = (typeof CHARACTERS)[number];

export type Lot = {
  readonly id: string;
  readonly number: number;
  readonly cards: readonly Face[];
  /** The minimum of an open bid; null if bids are sealed. */
  readonly minimumBid: number | null;
};

/** A lot made by a player. */
export type PlayerLot = {
  readonly id: string;
  readonly number: number;
  readonly creatorId: string;
  /** The total value of its Works of Art. */
  readonly worth: number;
  readonly minimumBid: number | null;
};

/** The facts that a bot decides from. */
export type Sight = {
  /** The bot's money: chips or points, by edition. */
  readonly chips: number;
  readonly trungs: number;
  readonly cards: readonly Face[];
  /** The drawn lots. */
  readonly lots: readonly Lot[];
  readonly playerLots: readonly PlayerLot[];
};

export type Personality = {
  readonly character: Character;
  /** The bot's valuation of a lot: the higher, the more wanted. */
  readonly desire: (lot: Lot, sight: Sight, rules: Rules) => number;
  /** The number of its most wanted lots that it leaves to others. */
  readonly leaves: number;
  /** The shares of its chips that it bids on the next lots, the most wanted lot first. */
  readonly shares: readonly number[];
  /** True if it saves all Trungs for a Gold Star. */
  readonly savesTrungs: boolean;
};

/** The amount by which a lot improves the bot's best hand. */
function gain(lot: Lot, sight: Sight, rules: Rules): number {
  // In poker, pairs and suits matter more than single cards.
  if (rules.poker !== null) return 100 * (1 + affinity(lot, sight));
  const { cards } = sight;
  return bestHand(rules, [...cards, ...lot.cards]).score - bestHand(rules, cards).score;
}

/** The number of matches between a lot's cards and the bot's: 1 for a suit, 2 for a rank. */
function affinity(lot: Lot, { cards }: Sight): number {
  const pairs = lot.cards.flatMap((mine, place) =>
    [...cards, ...lot.cards.slice(place + 1)].map(
      (other) => Number(mine.suit === other.suit) + 2 * Number(mine.rank === other.rank),
    ),
  );
  return pairs.reduce((sum, value) => sum + value, 0);
}

export const PERSONALITIES: Readonly<Record<Character, Personality>> = {
  cautious: {
    character: 'cautious',
    desire: gain,
    leaves: 2,
    shares: [0.25, 0.2, 0.15],
    savesTrungs: true,
  },
  greedy: {
    character: 'greedy',
    desire: gain,
    leaves: 0,
    shares: [0.75, 0.25],
    savesTrungs: false,
  },
  collector: {
    character: 'collector',
    desire: (lot, sight, rules) => 200 * affinity(lot, sight) + gain(lot, sight, rules),
    leaves: 0,
    shares: [0.3, 0.25, 0.25, 0.2],
    savesTrungs: false,
  },
  chaotic: {
    character: 'chaotic',
    desire: () => 1,
    leaves: 0,
    shares: [0.3, 0.2, 0.2],
    savesTrungs: false,
  },
};

/** Bids on the most wanted lots. Valuations vary by a third, amounts by a tenth. */
export function chooseBids(
  { desire, leaves, shares }: Personality,
  sight: Sight,
  rules: Rules,
  chance: Chance,
): Bid[] {
  return sight.lots
    .map((lot) => ({ lot, wanted: desire(lot, sight, rules) * (0.67 + 0.66 * chance.next()) }))
    .sort((a, b) => b.wanted - a.wanted)
    .slice(leaves, leaves + shares.length)
    .map(({ lot }, place) => ({
      lotId: lot.id,
      lot: lot.number,
      amount: Math.floor(sight.chips * (shares[place] ?? 0) * (0.9 + 0.1 * chance.next())),
    }))
    .filter(({ amount }) => amount >= 1);
}

/** Greedy bots and collectors also bid twice the value of a cheap Work of Art. */
export function bidsOnArt(
  { character }: Personality,
  { playerLots, chips }: Sight,
  self: string,
): Bid[] {
  if (character !== 'greedy' && character !== 'collector') return [];
  return playerLots
    .filter(({ creatorId, worth }) => creatorId !== self && worth > 0 && 4 * worth <= chips)
    .slice(0, 1)
    .map(({ id, number, worth }) => ({ lotId: id, lot: number, amount: 2 * worth }));
}
