/**
 * "Only players may … vote" [Players]. A reaction on the message "at the time when the voting
 * period ends constitutes a vote" [Proposals]. Players can therefore cast, change and withdraw a
 * vote from submission until that time [ruling P1].
 */
import { quoted } from '../../../kernel';
import type { Instant, PlayerId } from '../../../kernel';
import type { EmittingTurn } from '../../model/types';
import { nameOf } from '../../model/players';
import type { PlayerRow } from '../../model/rows';
import type { CastVote, VoteCast } from './vocabulary';
import type { ProposalId } from '../../model/ids';
import {
  openProposals,
  proposalMade,
  unlessOpenOf,
  proposalTitled,
  proposalFacts,
} from './open-proposal';
import type { RefuseProposal } from './refusals';
import type { ProposalState } from './rows';

/** A game's guards for its proposals. */
export type ProposalGuards<State, F> = {
  readonly refuse: RefuseProposal<F>;
  /** Refuses if nobody can vote in the season now. */
  readonly unlessVoting: (state: State) => F | null;
};

/** A command of a player. */
export const castVoteOf = <State extends ProposalState, F>({
  refuse,
  unlessVoting,
}: ProposalGuards<State, F>) => ({
  rule: 'proposals' as const,
  whilePaused: true as const,
  refuses: (
    { state }: { readonly state: State },
    _player: PlayerRow,
    { proposalId }: Pick<CastVote, 'proposalId'>,
  ) => unlessVoting(state) ?? unlessOpenOf(refuse)(state, proposalId),
  offers: ({ state }: { readonly state: State }, player: PlayerRow) =>
    openProposals(state).map(({ id, title, submittedAtMs, closesAtMs }) => ({
      description: `Vote on ${quoted(title)}, or change your vote.`,
      known: { proposalId: id },
      facts: { vote: state.get('votes', voteId(id, player.id))?.vote ?? 'NONE' },
      untilMs: closesAtMs,
      waits: hasVoted(state, id, player.id)
        ? null
        : { kind: 'VOTE' as const, sinceMs: submittedAtMs },
    })),
  decide: (turn: EmittingTurn<VoteCast>, { id: playerId }: PlayerRow, asked: CastVote) => {
    const { proposalId, vote } = asked;
    turn.emit({ type: 'VoteCast', proposalId, playerId, vote });
    return null;
  },
  made: proposalMade,
});

const voteId = (proposal: ProposalId, player: PlayerId): string => `${proposal}|${player}`;

export const hasVoted = (state: ProposalState, proposal: ProposalId, player: PlayerId): boolean =>
  state.get('votes', voteId(proposal, player)) !== undefined;

const VOTED = {
  FOR: 'voted for',
  AGAINST: 'voted against',
  NONE: 'took back the vote on',
} as const;

type Cast = { readonly atMs: Instant; readonly event: VoteCast };

export const voteCast = {
  evolve: (state: ProposalState, { atMs, event: { proposalId, playerId, vote } }: Cast) => {
    const id = voteId(proposalId, playerId);
    if (vote === 'NONE') state.remove('votes', id);
    else state.put('votes', { id, proposalId, playerId, vote, castAtMs: atMs });
  },
  facts: (state: ProposalState, { playerId, proposalId, vote }: VoteCast) => ({
    player: nameOf(state, playerId),
    vote,
    ...proposalFacts(state, proposalId),
  }),
  text: (state: ProposalState, { playerId, proposalId, vote }: VoteCast) =>
    `${nameOf(state, playerId)} ${VOTED[vote]} ${proposalTitled(state, proposalId)}.`,
  channel: 'PROPOSALS' as const,
};
