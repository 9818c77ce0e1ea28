/**
 * "Within 4 days of a judge ruling being made, a public vote of confidence on that ruling can be
 * initiated …; the votes may be cast for a period of 2 days after initiation" [Judges; ruling I2].
 * A ruling has one such vote at most [ruling W10].
 */
import { ordinalOf, plusRulesDays } from '../../kernel';
import type { Instant } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { nextNumber, roundOf, rulesetOf, takeNumber, tempoOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { RULE } from './bench';
import type { CallConfidenceVote } from './commands';
import type { ConfidenceVoteCalled } from './events';
import type { ConfidenceVoteRow, RulingRow } from './rows';

/** From when on it is too late to call one: the instant itself is [ruling W8]. */
export function confidenceUntil(state: RoundState, { issuedAtMs }: RulingRow): Instant {
  const { confidenceWithinDays } = rulesetOf(state).judge;
  return plusRulesDays(tempoOf(roundOf(state)), issuedAtMs, confidenceWithinDays);
}

export const confidenceVoteOn = (state: RoundState, rulingId: string): ConfidenceVoteRow | null =>
  state.by('confidenceVotes', 'ruling', rulingId)[0] ?? null;

export function callConfidenceVote(
  turn: RoundTurn,
  { id: playerId }: PlayerRow,
  { rulingId }: Asked<CallConfidenceVote>,
): RoundRefusal | null {
  const { state, now } = turn;
  const notRunning = unlessRunning(state, RULE);
  if (notRunning !== null) return notRunning;
  const ruling = state.get('rulings', rulingId);
  if (ruling === undefined) return refuse('RULING_NOT_FOUND', RULE, { rulingId });
  if (ruling.status === 'OVERTURNED') return refuse('RULING_OVERTURNED', RULE, { rulingId });
  const called = confidenceVoteOn(state, rulingId);
  if (called !== null) {
    const confidenceVoteId = called.id;
    return refuse('CONFIDENCE_VOTE_CALLED', RULE, { rulingId, confidenceVoteId });
  }
  const endedAtMs = confidenceUntil(state, ruling);
  if (now >= endedAtMs) return refuse('TOO_LATE_FOR_CONFIDENCE', RULE, { rulingId, endedAtMs });
  const { confidenceDays } = rulesetOf(state).judge;
  turn.emit({
    type: 'ConfidenceVoteCalled',
    voteId: `f${String(nextNumber(state, 'confidence'))}`,
    rulingId,
    playerId,
    endsAtMs: plusRulesDays(tempoOf(roundOf(state)), now, confidenceDays),
  });
  return null;
}

export function evolveConfidenceVoteCalled(
  state: RoundState,
  { atMs, event: { voteId, rulingId, playerId, endsAtMs } }: RoundStamped<ConfidenceVoteCalled>,
): void {
  takeNumber(state, 'confidence', ordinalOf(voteId));
  state.put('confidenceVotes', {
    id: voteId,
    rulingId,
    playerId,
    calledAtMs: atMs,
    endsAtMs,
    status: 'OPEN',
    overturning: null,
    affirming: null,
  });
}
