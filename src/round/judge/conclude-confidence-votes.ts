/**
 * "A ruling is overturned if strictly more players vote in favor of overturning than affirming"
 * [Judges; ruling I2]. Votes count from those who are players at the count [ruling B2]. At one
 * instant this comes after proposals and before the election, oldest vote first [ruling W11].
 */
import { byOrdinal, CLOCK, ordinalOf } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import type { RoundEventRecord } from '../ground/declare';
import type { RoundState } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { awakePlayers, isMajority } from '../../season';
import { judgeRules } from './bench';
import type { ConfidenceVoteConcluded } from './events';
import type { ConfidenceBallotRow, ConfidenceVoteRow } from './rows';
import { ruledOut } from './ruled-out';
import type { RulingId } from '../ground/ids';

/** When the next vote of confidence ends; Infinity for none. */
export const nextConfidenceEnd = (state: RoundState): number =>
  Math.min(...state.keys('confidenceVotes', 'ends').map(Number));

/** The votes that go on, oldest first. */
export function openConfidenceVotes(state: RoundState): ConfidenceVoteRow[] {
  return state
    .keys('confidenceVotes', 'ends')
    .flatMap((end) => state.by('confidenceVotes', 'ends', end))
    .sort(byOrdinal);
}

/** Who asked for a ruling, and who made it: each once. */
function partiesToRuling(state: RoundState, rulingId: RulingId): PlayerId[] {
  const { playerId, requestId } = state.need('rulings', rulingId);
  return [...new Set([state.need('justiceRequests', requestId).playerId, playerId])];
}

/** To be called once at each instant that may be the end of a vote. */
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

/** By the rules as it is counted; without a Judge there are none, and as usual [rulings X8, AC1]. */
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

/** The votes that count: of those who were players when it ended, or are while it goes on. */
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

/** Before a player who may be idle comes back or leaves: what ended meanwhile did not count the ballots. */
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
    if (overturned) ruledOut(state, rulingId, atMs, 'CONFIDENCE');
  },
  text: (_state, { rulingId, overturning, affirming, overturned }) =>
    `Ruling ${ordinalOf(rulingId)} was ${overturned ? 'overturned' : 'upheld'}: ${overturning} to overturn, ${affirming} to affirm.`,
  channel: 'GAME_ACTIONS',
  notice: 'RULING_MADE',
  /** Who asked for the ruling, and who made it. */
  concerns: ({ rulingId }, state) => partiesToRuling(state, rulingId),
};
