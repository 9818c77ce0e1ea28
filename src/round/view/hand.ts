import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { rulesetOf } from '../state';
import type { HandRow, HandScore, RoundState } from '../state';
import { countedCardView } from './holding';
import type { CountedCardView } from './holding';
import { weekOrLast } from './week';

export type HandView = {
  readonly id: string;
  readonly actionId: string;
  readonly playerId: PlayerId;
  readonly cards: readonly CountedCardView[];
  readonly week: number;
  readonly status: HandRow['status'];
  readonly placement: number | null;
  readonly score: HandScore | null;
};

export function handView(state: RoundState, hand: HandRow): HandView {
  const { id, actionId, playerId, week, status, placement, score } = hand;
  const cards = hand.cards.map((card) => countedCardView(rulesetOf(state), card));
  return { id, actionId, playerId, cards, week, status, placement, score };
}

/** A week's hands, best placement first; null for the last week that has any. */
export function handsOf(state: RoundState, week: number | null): HandRow[] {
  const of = weekOrLast(state, 'hands', week);
  return of === null ? [] : state.by('hands', 'week', String(of)).sort(byPlacement);
}

export function handOfAction(state: RoundState, actionId: string): HandRow | null {
  return state.by('hands', 'action', actionId)[0] ?? null;
}

/** Those without a placement come last, in the order in which they were revealed. */
const byPlacement = (a: HandRow, b: HandRow): number =>
  placeOf(a) === placeOf(b) ? byOrdinal(a, b) : placeOf(a) - placeOf(b);

const placeOf = ({ placement }: HandRow): number => placement ?? Infinity;
