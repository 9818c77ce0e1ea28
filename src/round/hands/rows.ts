import type { Instant, PlayerId } from '../../kernel';
import type { Card, PokerHand } from '../../rulesets';
import type { HandId, SecretActionId } from '../model/ids';

export type CountedCard = Card & { readonly count: number };

export type HandRow = {
  readonly id: HandId;
  /** The secret action that declared it; null for a presented hand. */
  readonly actionId: SecretActionId | null;
  readonly playerId: PlayerId;
  readonly cards: readonly CountedCard[];
  readonly week: number;
  /** When it was presented; null for a sealed one. */
  readonly presentedAtMs: Instant | null;
  /** When a presented hand is placed; the date of a sealed hand is its action's. */
  readonly placesAtMs: Instant | null;
  readonly status: 'REVEALED' | 'PLACED' | 'FAILED';
  readonly placement: number | null;
  readonly score: HandRank | null;
};

/** The value that places a hand: its score, or its line of the poker table. */
export type HandRank = HandScore | PokerRank;

export type HandScore = {
  readonly cards: number;
  readonly ranks: number;
  readonly multipliers: readonly { readonly name: string; readonly value: number }[];
  /** The product of the multipliers. */
  readonly multiplier: number;
  readonly highest: number;
  /** The formula, if the rules have one of their own. */
  readonly formula?: string;
  /** cards · ranks · multiplier + highest, or by the formula. Exact decimal text: it can pass 2^53. */
  readonly total: string;
};

export type PokerRank = {
  readonly poker: PokerHand;
  /** The place of that line in the table at that time, 1 for the best. */
  readonly line: number;
  /** The highest card first: the order in which hands are compared. */
  readonly cards: readonly CountedCard[];
};

export const isPokerRank = (rank: HandRank): rank is PokerRank => 'poker' in rank;
