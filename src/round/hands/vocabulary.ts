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
/** Identical hands, in the order of the dice: best first. */
export type TieTossed = {
  readonly type: 'TieTossed';
  readonly handIds: readonly HandId[];
  readonly rolls: Rolls;
};

/** A proposal corrects the placement of a hand. */
export type HandCorrected = {
  readonly type: 'HandCorrected';
  readonly handId: HandId;
  readonly playerId: PlayerId;
  readonly placement: number;
  /** The new score, in decimal digits; null: unchanged. */
  readonly total: string | null;
  /** null: the holder of an office did it. */
  readonly proposalId: ProposalId | null;
};

export type HandEvent = HandPresented | TieTossed | HandCorrected;

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
  ALREADY_PRESENTED: () => 'You have presented a hand in this phase already.',
  HAND_NOT_PLACED: () => 'No such hand has been placed.',
  HAND_WITHOUT_SCORE: () => 'The hand was placed without a score: only its place can be corrected.',
  EMPTY_HAND: handSize,
};
