/**
 * "A ruling is overturned if strictly more players vote in favor of overturning than affirming"
 * [Judges; ruling I2]. Only votes of players who are present as the vote ends count [ruling B2].
 * Votes of confidence are decided after proposals and before the election, the oldest first [ruling
 * W11].
 */
import { byOrdinal, CLOCK, ordinalOf } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import type { RoundEventRecord } from '../model/records';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { awakePlayers, isMajority } from '../../season';
import { judgeRules } from './bench';
import type { ConfidenceVoteConcluded } from './events';
import type { ConfidenceBallotRow, ConfidenceVoteRow } from './rows';
import { overturn } from './overturn-ruling';
import type { RulingId } from '../model/ids';

/** The instant at which the next vote of confidence ends; Infinity for none. */
export const nextConfidenceEnd = (state: RoundState): number =>
  Math.min(...state.keys('confidenceVotes', 'ends').map(Number));

/** The open votes of confidence, oldest first. */
export function openConfidenceVotes(state: RoundState): ConfidenceVoteRow[] {
  return state
    .keys('confidenceVotes', 'ends')
    .flatMap((end) => state.by('confidenceVotes', 'ends', end))
    .sort(byOrdinal);
}

/** The author of the request and the Judge, each once. */
function partiesToRuling(state: RoundState, rulingId: RulingId): PlayerId[] {
  const { playerId, requestId } = state.need('rulings', rulingId);
  return [...new Set([state.need('justiceRequests', requestId).playerId, playerId])];
}

/** Concludes the votes that have ended. Call this once at each instant at which a vote may end. */
export function concludeConfidenceVotes(turn: RoundTurn): void {
  for (const vote of endedBy(turn.state, turn.now)) {
    const { id, rulingId } = vote;
    const { overturning, affirming } = tallyOf(turn.state, vote);
    turn.as(CLOCK).emit({
      type: 'ConfidenceVoteConcluded',
      voteId: id,
      rulingId,
      overturning,
      affirming,
      overturned: isOverturned(turn.state, { overturning, affirming }),
    });
  }
}

/**
 * The rules in force as the vote ends decide. If they no longer have a Judge, the usual majority
 * decides [rulings X8, AC1].
 */
const isOverturned = (
  state: RoundState,
  { overturning, affirming }: ReturnType<typeof tallyOf>,
): boolean =>
  isMajority(judgeRules(state)?.confidenceMajority, 'MORE_FOR', {
    ...{ votesFor: overturning, votesAgainst: affirming },
    players: awakePlayers(state).length,
  });

const endedBy = (state: RoundState, at: Instant): ConfidenceVoteRow[] =>
  openConfidenceVotes(state).filter(({ endsAtMs }) => endsAtMs <= at);

/**
 * The ballots of players who were present and not idle as the vote ended; for an open vote, of
 * players who are present and not idle now.
 */
export function ballotsOf(
  state: RoundState,
  { id, endsAtMs }: ConfidenceVoteRow,
): ConfidenceBallotRow[] {
  return state.by('confidenceBallots', 'vote', id).filter(({ playerId }) => {
    const { leftAtMs, idleSinceMs } = state.need('players', playerId);
    const awayAtMs = leftAtMs ?? idleSinceMs;
    return awayAtMs === null || awayAtMs >= endsAtMs;
  });
}

/**
 * Removes an idle player's ballots from votes that ended while the player was idle, since these
 * ballots did not count. Call this when the player comes back or leaves.
 */
export function forgetBallotsWhileIdle(state: RoundState, player: PlayerId): void {
  const { idleSinceMs } = state.need('players', player);
  if (idleSinceMs === null) return;
  for (const { id, voteId, playerId } of state.all('confidenceBallots')) {
    if (playerId !== player) continue;
    const { status, endsAtMs } = state.need('confidenceVotes', voteId);
    if (status !== 'OPEN' && endsAtMs > idleSinceMs) state.remove('confidenceBallots', id);
  }
}

export function tallyOf(
  state: RoundState,
  vote: ConfidenceVoteRow,
): { readonly overturning: number; readonly affirming: number } {
  const ballots = ballotsOf(state, vote);
  const overturning = ballots.filter(({ choice }) => choice === 'OVERTURN').length;
  return { overturning, affirming: ballots.length - overturning };
}

export const confidenceVoteConcluded: RoundEventRecord<ConfidenceVoteConcluded> = {
  evolve: (state, { atMs, event }) => {
    const { voteId, rulingId, overturning, affirming, overturned } = event;
    const status = overturned ? 'OVERTURNED' : 'AFFIRMED';
    const vote = state.need('confidenceVotes', voteId);
    state.put('confidenceVotes', { ...vote, status, overturning, affirming });
    if (overturned) overturn(state, rulingId, atMs, 'CONFIDENCE');
  },
  facts: (_state, { rulingId, overturning, affirming, overturned }) => ({
    ruling: ordinalOf(rulingId),
    overturning,
    affirming,
    overturned,
  }),
  text: (_state, { rulingId, overturning, affirming, overturned }) =>
    `Ruling ${ordinalOf(rulingId)} was ${overturned ? 'overturned' : 'upheld'}: ${overturning} to overturn, ${affirming} to affirm.`,
  channel: 'GAME_ACTIONS',
  notice: 'RULING_MADE',
  concerns: ({ rulingId }, state) => partiesToRuling(state, rulingId),
};
