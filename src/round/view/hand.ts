import { byOrdinal } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { pokerHandName } from '../../rulesets';
import type { PokerHand, RoundRuleset } from '../../rulesets';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { SecretActionId } from '../model/ids';
import { countedCardView } from './holding';
import type { CountedCardView } from './holding';
import { weekOrLast } from './secret-action';
import type { HandRank, HandRow, HandScore, PokerRank } from '../hands/vocabulary';
import { isPokerRank } from '../hands/vocabulary';

/** The row that the hand matches in the ranking of poker hands. */
export type PokerRankView = {
  readonly hand: PokerHand;
  readonly name: string;
  readonly line: number;
  readonly cards: readonly CountedCardView[];
};

export type HandView = {
  readonly id: string;
  readonly actionId: SecretActionId | null;
  readonly playerId: PlayerId;
  readonly cards: readonly CountedCardView[];
  readonly week: number;
  readonly presentedAtMs: Instant | null;
  readonly placesAtMs: Instant | null;
  readonly status: HandRow['status'];
  readonly placement: number | null;
  /**
   * Null for a poker hand. `poker` is null for a scored hand, and both are null before the
   * placement.
   */
  readonly score: HandScore | null;
  readonly poker: PokerRankView | null;
};

export function handView(state: RoundState, hand: HandRow): HandView {
  const { id, actionId, playerId, week, presentedAtMs, placesAtMs, status, placement } = hand;
  const ruleset = rulesetOf(state);
  return {
    id,
    actionId,
    playerId,
    cards: hand.cards.map((card) => countedCardView(ruleset, card)),
    week,
    presentedAtMs,
    placesAtMs,
    status,
    placement,
    ...rankView(ruleset, hand.score),
  };
}

/** The rank in its own field, `score` or `poker`. */
export function rankView(
  ruleset: RoundRuleset,
  rank: HandRank | null,
): Pick<HandView, 'score' | 'poker'> {
  if (rank === null) return { score: null, poker: null };
  return isPokerRank(rank)
    ? { score: null, poker: pokerRankView(ruleset, rank) }
    : { score: rank, poker: null };
}

export const pokerRankView = (
  ruleset: RoundRuleset,
  { poker: hand, line, cards }: PokerRank,
): PokerRankView => ({
  hand,
  name: pokerHandName(hand),
  line,
  cards: cards.map((card) => countedCardView(ruleset, card)),
});

/** The hands of a week, best placement first. `week`: null for the last week with hands. */
export function handsOf(state: RoundState, week: number | null): HandRow[] {
  const of = weekOrLast(state, 'hands', week);
  return of === null ? [] : state.by('hands', 'week', String(of)).sort(byPlacement);
}

export function handOfAction(state: RoundState, actionId: SecretActionId): HandRow | null {
  return state.by('hands', 'action', actionId)[0] ?? null;
}

/** Hands without a placement come last, in the order in which they were revealed. */
const byPlacement = (a: HandRow, b: HandRow): number =>
  placeOf(a) === placeOf(b) ? byOrdinal(a, b) : placeOf(a) - placeOf(b);

const placeOf = ({ placement }: HandRow): number => placement ?? Infinity;
