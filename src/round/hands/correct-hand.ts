/**
 * A proposal or the holder of an office can correct a hand's placement and score [ruling P14].
 * Prizes, fortunes and other hands stay unchanged; other effects can correct them.
 */
import type { ProposalId } from '../../season';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import type { HandCorrected } from './vocabulary';
import { isPokerRank } from './vocabulary';

/** The hand's new place and score. */
type CorrectedHand = Pick<HandCorrected, 'handId' | 'placement' | 'total'>;

/** True for a whole number of at most 100 digits, negative numbers included. */
export const isTotal = (total: string): boolean => /^(?:0|-?[1-9]\d{0,99})$/.test(total);

export function unlessCorrectable(
  state: RoundState,
  { handId, placement, total }: CorrectedHand,
): RoundRefusal | null {
  const hand = state.get('hands', handId);
  const rank = hand?.score ?? null;
  if (hand?.status !== 'PLACED' || rank === null) {
    return refuse('HAND_NOT_PLACED', 'prizes', { handId });
  }
  if (total !== null && isPokerRank(rank)) {
    return refuse('HAND_WITHOUT_SCORE', 'prizes', { handId });
  }
  const scored = isPokerRank(rank) ? null : rank.total;
  const isSame = hand.placement === placement && (total === null || total === scored);
  return isSame ? refuse('NOTHING_TO_CORRECT', 'proposals') : null;
}

/** `proposalId`: null if the holder of an office corrects the hand. */
export function correctHand(
  turn: RoundTurn,
  hand: CorrectedHand,
  proposalId: ProposalId | null,
): void {
  const { handId, placement, total } = hand;
  const { playerId } = turn.state.need('hands', handId);
  turn.emit({ type: 'HandCorrected', handId, playerId, placement, total, proposalId });
}

export const handCorrected: RoundEventRecord<HandCorrected> = {
  evolve: (state, { event: { handId, placement, total } }) => {
    const hand = state.need('hands', handId);
    const { score } = hand;
    const isScored = total !== null && score !== null && !isPokerRank(score);
    state.put('hands', { ...hand, placement, score: isScored ? { ...score, total } : score });
  },
  facts: (state, { handId, playerId, placement, total }) => ({
    player: nameOf(state, playerId),
    week: state.need('hands', handId).week,
    placement,
    total,
  }),
  text: (state, { handId, playerId, placement, total }) => {
    const { week } = state.need('hands', handId);
    const score = total === null ? '' : ` with a score of ${total}`;
    return `${nameOf(state, playerId)}’s hand of week ${week} now has place ${placement}${score}.`;
  },
  channel: 'GAME_ACTIONS',
  notice: 'RECEIVED',
  // The correction by an office is told with the office's reason.
  concerns: ({ playerId, proposalId }) => (proposalId === null ? [] : [playerId]),
};
