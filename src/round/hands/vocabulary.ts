import type { Instant, PlayerId, NoFacts, Sentences } from '../../kernel';
import type { Card, PokerHand } from '../../rulesets';
import { handSize } from '../../season';
import type { ProposalId } from '../../season';
import type { Rolls } from '../chance/vocabulary';
import type { RoundFacts } from '../model/facts';
import type { HandId, SecretActionId } from '../model/ids';

export type PresentHand = { readonly type: 'PresentHand'; readonly cards: readonly CountedCard[] };

export type HandCommand = PresentHand;

export type HandPresented = {
  readonly type: 'HandPresented';
  readonly handId: HandId;
  readonly playerId: PlayerId;
  readonly cards: readonly CountedCard[];
  readonly placesAtMs: Instant;
};
/** Identical hands were put in this order by dice, best first. */
export type TieTossed = {
  readonly type: 'TieTossed';
  readonly handIds: readonly HandId[];
  readonly rolls: Rolls;
};

/** A proposal or the holder of an office corrects the placement of a hand. */
export type HandCorrected = {
  readonly type: 'HandCorrected';
  readonly handId: HandId;
  readonly playerId: PlayerId;
  readonly placement: number;
  /** The new score in decimal digits; null if unchanged. */
  readonly total: string | null;
  /** Null if the holder of an office made the correction. */
  readonly proposalId: ProposalId | null;
};

export type HandEvent = HandPresented | TieTossed | HandCorrected;

export type CountedCard = Card & { readonly count: number };

export type HandRow = {
  readonly id: HandId;
  /** The secret action that declared the hand; null for a presented hand. */
  readonly actionId: SecretActionId | null;
  readonly playerId: PlayerId;
  readonly cards: readonly CountedCard[];
  readonly week: number;
  /** The instant of the presentation; null for a sealed hand. */
  readonly presentedAtMs: Instant | null;
  /**
   * The instant at which a presented hand is placed; null for a sealed hand, whose action has the
   * date.
   */
  readonly placesAtMs: Instant | null;
  readonly status: 'REVEALED' | 'PLACED' | 'FAILED';
  readonly placement: number | null;
  readonly score: HandRank | null;
};

/**
 * The value that places a hand: its score, or the row that the hand matches in the ranking of poker
 * hands.
 */
export type HandRank = HandScore | PokerRank;

export type HandScore = {
  readonly cards: number;
  readonly ranks: number;
  readonly multipliers: readonly { readonly name: string; readonly value: number }[];
  /** The product of the multipliers, rounded above 2^53. */
  readonly multiplier: number;
  readonly highest: number;
  /** The ruleset's own formula in words, if it has one. */
  readonly formula?: string;
  /**
   * cards · ranks · multiplier + highest, or the value of the formula, as decimal text, since it
   * can pass 2^53.
   */
  readonly total: string;
};

export type PokerRank = {
  readonly poker: PokerHand;
  /** The place of the line in the table at that time, 1 for the best. */
  readonly line: number;
  /** The cards, highest first: the order in which hands are compared. */
  readonly cards: readonly CountedCard[];
};

export const isPokerRank = (rank: HandRank): rank is PokerRank => 'poker' in rank;

export type HandRefusals = {
  readonly HANDS_ARE_SEALED: NoFacts;
  readonly HANDS_ARE_PRESENTED: NoFacts;
  readonly ALREADY_PRESENTED: RoundFacts<'handId'>;
  readonly HAND_NOT_PLACED: RoundFacts<'handId'>;
  readonly HAND_WITHOUT_SCORE: RoundFacts<'handId'>;
  readonly EMPTY_HAND: RoundFacts<'cards' | 'minimumCards' | 'maximumCards'>;
};

export const HAND_REFUSALS: Sentences<HandRefusals> = {
  HANDS_ARE_SEALED: () => 'In this season hands are sealed, not presented.',
  HANDS_ARE_PRESENTED: () => 'In this season hands are presented for all to see, not sealed.',
  ALREADY_PRESENTED: () => 'You have already presented a hand in this phase.',
  HAND_NOT_PLACED: () => 'No such hand has been placed.',
  HAND_WITHOUT_SCORE: () => 'The hand was placed without a score: only its place can be corrected.',
  EMPTY_HAND: handSize,
};
