/** "Each week is divided into two phases" [Phases]. */
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { hasHand } from '../model/has-hand';
import { playerIds, roundOf, rulesetOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { phaseAtInstant, putNextBoundary } from './boundary';
import type { PhaseStarted } from './vocabulary';

/** True if the phase of this instant differs from the round's present phase. */
export const isPhaseOver = ({ state, now }: RoundTurn): boolean =>
  phaseAtInstant(state, now) !== roundOf(state).phase;

/** Starts the phase of this instant; returns false if the round is already in it. */
export function startPhase(turn: RoundTurn): boolean {
  if (!isPhaseOver(turn)) return false;
  const { week } = roundOf(turn.state);
  const phase = phaseAtInstant(turn.state, turn.now);
  turn.emit({ type: 'PhaseStarted', phase, week });
  return true;
}

export const phaseStarted: RoundEventRecord<PhaseStarted> = {
  evolve: (state, { atMs, event: { phase } }) => {
    state.put('rounds', { ...roundOf(state), phase, phaseStartedAtMs: atMs });
    putNextBoundary(state, atMs);
  },
  facts: (state, { phase, week }) => ({
    phaseName: rulesetOf(state).phases.find((known) => known.phase === phase)?.name ?? phase,
    week,
  }),
  text: (state, { phase, week }) => {
    const known = rulesetOf(state).phases.find((candidate) => candidate.phase === phase);
    return `The ${known?.name ?? phase} of week ${week} began.`;
  },
  channel: null,
  touches: auctionTopic,
  notice: ({ phase }, state) =>
    phase === rulesetOf(state).auction.bidding.phase ? 'AUCTION_OPEN' : 'HANDS_OPEN',
  /**
   * In the bidding phase: all players, if there are lots to bid on. In the phase for hands: the
   * players with enough cards for a hand [ruling S27].
   */
  concerns: ({ phase }, state) => {
    const { auction, hands } = rulesetOf(state);
    const isForLots =
      auction.lotPhases.includes(phase) || state.countBy('lots', 'status', 'STANDING') > 0;
    if (phase === auction.bidding.phase && isForLots) return playerIds(state);
    return phase === hands.phase ? playerIds(state).filter((id) => hasHand(state, id)) : [];
  },
};
