/** "Each week is divided into two phases" [Phases]. */
import { theAuction } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { playerIds, roundOf, rulesetOf } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { phaseAtInstant, putNextBoundary } from './boundary';
import type { PhaseStarted } from './events';

/** Whether this instant belongs to another phase than the one that the round is in. */
export const isPhaseOver = ({ state, now }: RoundTurn): boolean =>
  phaseAtInstant(state, now) !== roundOf(state).phase;

/** Starts the phase of this instant, unless it is the present one; tells whether it did. */
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
  text: (state, { phase, week }) => {
    const known = rulesetOf(state).phases.find((candidate) => candidate.phase === phase);
    return `The ${known?.name ?? phase} of week ${week} began.`;
  },
  channel: null,
  touches: theAuction,
  notice: 'AUCTION_OPEN',
  /** Everybody who can bid. */
  concerns: ({ phase }, state) =>
    phase === rulesetOf(state).auction.bidding.phase ? playerIds(state) : [],
};
