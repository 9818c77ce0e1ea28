/** Any player votes on a ruling, and may vote otherwise until the vote ends [Judges; ruling I2]. */
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { RULE } from './bench';
import type { CastConfidenceVote } from './commands';
import type { ConfidenceVoteCast } from './events';
import type { ConfidenceChoice } from './rows';

const ballotId = (vote: string, player: PlayerId): string => `${vote}|${player}`;

/** How the player has voted so far. */
export const choiceOf = (
  state: RoundState,
  vote: string,
  player: PlayerId,
): ConfidenceChoice | null =>
  state.get('confidenceBallots', ballotId(vote, player))?.choice ?? null;

export function castConfidenceVote(
  turn: RoundTurn,
  { id: playerId }: PlayerRow,
  { voteId, choice }: Asked<CastConfidenceVote>,
): RoundRefusal | null {
  const { state } = turn;
  const notRunning = unlessRunning(state, RULE);
  if (notRunning !== null) return notRunning;
  const confidenceVoteId = voteId;
  const vote = state.get('confidenceVotes', voteId);
  if (vote === undefined) return refuse('CONFIDENCE_VOTE_NOT_FOUND', RULE, { confidenceVoteId });
  if (vote.status !== 'OPEN') {
    const { status, endsAtMs } = vote;
    return refuse('CONFIDENCE_VOTE_OVER', RULE, { confidenceVoteId, status, endsAtMs });
  }
  turn.emit({ type: 'ConfidenceVoteCast', voteId, playerId, choice });
  return null;
}

export function evolveConfidenceVoteCast(
  state: RoundState,
  { event: { voteId, playerId, choice } }: RoundStamped<ConfidenceVoteCast>,
): void {
  const id = ballotId(voteId, playerId);
  state.put('confidenceBallots', { id, voteId, playerId, choice });
}
