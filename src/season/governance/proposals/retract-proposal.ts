/**
 * A proposal takes effect only if "the message in which it was submitted has been neither deleted
 * nor edited": retracting is deleting [Proposals; rulings H1, L4].
 */
import { quoted } from '../../../kernel';
import type { Instant, Transfer } from '../../../kernel';
import type { EmittingTurn } from '../../model/types';
import { nameOf } from '../../model/players';
import type { PlayerRow } from '../../model/rows';
import type { ProposalGuards } from './cast-vote';
import type { RetractProposal, ProposalRetracted } from './vocabulary';
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

/** A command of the author. `returned`: the transfers that refund the author. */
export const retractProposalOf = <
  State extends ProposalState,
  T extends EmittingTurn<ProposalRetracted> & { readonly state: State },
  F,
>(
  { refuse, unlessVoting }: ProposalGuards<State, F>,
  returned: (turn: T, proposalId: ProposalId, author: PlayerRow) => readonly Transfer[],
) => ({
  rule: 'proposals' as const,
  whilePaused: true as const,
  refuses: (
    { state }: { readonly state: State },
    player: PlayerRow,
    { proposalId }: Pick<RetractProposal, 'proposalId'>,
  ) =>
    unlessAuthor(refuse, state, player, proposalId) ??
    unlessVoting(state) ??
    unlessOpenOf(refuse)(state, proposalId),
  offers: ({ state }: { readonly state: State }) =>
    openProposals(state).map(({ id, title, closesAtMs }) => ({
      description: `Retract ${quoted(title)}.`,
      known: { proposalId: id },
      untilMs: closesAtMs,
    })),
  decide: (turn: T, player: PlayerRow, { proposalId }: RetractProposal) => {
    const transfers = returned(turn, proposalId, player);
    turn.emit({ type: 'ProposalRetracted', proposalId, playerId: player.id, transfers });
    return null;
  },
  made: proposalMade,
});

/**
 * Refuses a player who is not the author. A proposal that does not exist is refused by a later
 * check.
 */
function unlessAuthor<F>(
  refuse: RefuseProposal<F>,
  state: ProposalState,
  { id }: PlayerRow,
  proposalId: ProposalId,
): F | null {
  const { authorId } = state.get('proposals', proposalId) ?? { authorId: id };
  return id === authorId ? null : refuse('NOT_THE_AUTHOR', 'proposals', { playerId: authorId });
}

type Retracted = { readonly atMs: Instant; readonly event: ProposalRetracted };

export const proposalRetracted = {
  evolve: (state: ProposalState, { atMs, event: { proposalId } }: Retracted) => {
    const proposal = state.need('proposals', proposalId);
    state.put('proposals', { ...proposal, status: 'RETRACTED', decidedAtMs: atMs });
  },
  facts: (state: ProposalState, { playerId, proposalId }: ProposalRetracted) => ({
    player: nameOf(state, playerId),
    ...proposalFacts(state, proposalId),
  }),
  text: (state: ProposalState, { playerId, proposalId }: ProposalRetracted) =>
    `${nameOf(state, playerId)} retracted ${proposalTitled(state, proposalId)}.`,
  channel: 'PROPOSALS' as const,
};
