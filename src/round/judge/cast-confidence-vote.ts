/** Any player votes on a ruling, and may change the vote until the end [Judges; ruling I2]. */
import { ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import type { RoundState } from '../model/state';
import { nameOf } from '../model/wording';
import { RULE } from './bench';
import type { CastConfidenceVote } from './commands';
import { openConfidenceVotes } from './conclude-confidence-votes';
import type { ConfidenceVoteCast } from './events';
import type { ConfidenceChoice } from './rows';
import type { ConfidenceVoteId } from '../model/ids';

export const castConfidenceVote = byPlayer<CastConfidenceVote, 'voteId'>({
  whilePaused: true,
  rule: RULE,
  refuses: ({ state }, _player, { voteId }) =>
    unlessRunning(state, RULE) ?? unlessOpen(state, voteId),
  offers: ({ state }, player) =>
    openConfidenceVotes(state).map(({ id, calledAtMs, endsAtMs }) => ({
      description: 'Vote on a ruling, or change your vote.',
      known: { voteId: id },
      facts: { choice: choiceOf(state, id, player.id) },
      untilMs: endsAtMs,
      waits:
        choiceOf(state, id, player.id) === null
          ? { kind: 'CONFIDENCE_VOTE', sinceMs: calledAtMs }
          : null,
    })),
  decide: (turn, { id: playerId }, { voteId, choice }) => {
    turn.emit({ type: 'ConfidenceVoteCast', voteId, playerId, choice });
    return null;
  },
  made: (event) => (event.type === 'ConfidenceVoteCast' ? event.voteId : null),
});

function unlessOpen(state: RoundState, confidenceVoteId: ConfidenceVoteId): RoundRefusal | null {
  const vote = state.get('confidenceVotes', confidenceVoteId);
  if (vote === undefined) return refuse('CONFIDENCE_VOTE_NOT_FOUND', RULE, { confidenceVoteId });
  const { status, endsAtMs } = vote;
  if (status === 'OPEN') return null;
  return refuse('CONFIDENCE_VOTE_OVER', RULE, { confidenceVoteId, status, endsAtMs });
}

const ballotId = (vote: string, player: PlayerId): string => `${vote}|${player}`;

/** The player's vote so far; null for none. */
export const choiceOf = (
  state: RoundState,
  vote: string,
  player: PlayerId,
): ConfidenceChoice | null =>
  state.get('confidenceBallots', ballotId(vote, player))?.choice ?? null;

export const confidenceVoteCast: RoundEventRecord<ConfidenceVoteCast> = {
  evolve: (state, { event: { voteId, playerId, choice } }) => {
    const id = ballotId(voteId, playerId);
    state.put('confidenceBallots', { id, voteId, playerId, choice });
  },
  facts: (state, { playerId, voteId, choice }) => ({
    player: nameOf(state, playerId),
    choice,
    ruling: ordinalOf(state.need('confidenceVotes', voteId).rulingId),
  }),
  text: (state, { playerId, voteId, choice }) => {
    const { rulingId } = state.need('confidenceVotes', voteId);
    const act = choice.toLowerCase();
    return `${nameOf(state, playerId)} voted to ${act} ruling ${ordinalOf(rulingId)}.`;
  },
  channel: 'GAME_ACTIONS',
};
