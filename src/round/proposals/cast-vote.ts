/**
 * "Only players may … vote" [Players]. A reaction on the message "at the time when the voting
 * period ends constitutes a vote" [Proposals]: so it can be put there from submission on, changed
 * and taken back until then [ruling P1].
 */
import { quoted } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../ground/access';
import { byPlayer } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import type { RoundState } from '../ground/state';
import { nameOf } from '../ground/wording';
import type { CastVote } from './commands';
import type { VoteCast } from './events';
import { openProposals, proposalMade, unlessOpen } from './open-proposal';
import { titled } from './text';

export const castVote = byPlayer<CastVote, 'proposalId'>({
  rule: 'proposals',
  refuses: ({ state }, _player, { proposalId }) =>
    unlessRunning(state, 'proposals') ?? unlessOpen(state, proposalId),
  offers: ({ state }, player) =>
    openProposals(state).map(({ id, title, submittedAtMs, closesAtMs }) => ({
      description: `Vote on ${quoted(title)}, or change your vote.`,
      known: { proposalId: id },
      facts: { vote: state.get('votes', voteId(id, player.id))?.vote ?? 'NONE' },
      untilMs: closesAtMs,
      waits: hasVoted(state, id, player.id) ? null : { kind: 'VOTE', sinceMs: submittedAtMs },
    })),
  decide: (turn, { id: playerId }, { proposalId, vote }) => {
    turn.emit({ type: 'VoteCast', proposalId, playerId, vote });
    return null;
  },
  made: proposalMade,
});

const voteId = (proposal: string, player: PlayerId): string => `${proposal}|${player}`;

export const hasVoted = (state: RoundState, proposal: string, player: PlayerId): boolean =>
  state.get('votes', voteId(proposal, player)) !== undefined;

const VOTED = {
  FOR: 'voted for',
  AGAINST: 'voted against',
  NONE: 'took back the vote on',
} as const;

export const voteCast: RoundEventRecord<VoteCast> = {
  evolve: (state, { atMs, event: { proposalId, playerId, vote } }) => {
    const id = voteId(proposalId, playerId);
    if (vote === 'NONE') state.remove('votes', id);
    else state.put('votes', { id, proposalId, playerId, vote, castAtMs: atMs });
  },
  text: (state, { playerId, proposalId, vote }) =>
    `${nameOf(state, playerId)} ${VOTED[vote]} ${titled(state, proposalId)}.`,
  channel: 'PROPOSALS',
};
