/**
 * A proposal takes effect only if "the message in which it was submitted has been neither deleted
 * nor edited": retracting is deleting. "If the proposal is retracted before its voting period
 * starts", the Proposal-Maker "is returned to the player's possession" [Proposals, Proposal-Makers;
 * ruling H1].
 */
import { mint, quoted } from '../../kernel';
import { unlessRunning } from '../ground/access';
import { byPlayer } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { isItem } from '../ground/items';
import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import { ownerOf, rulesetOf } from '../ground/state';
import type { PlayerRow, RoundState } from '../ground/state';
import { nameOf } from '../ground/wording';
import type { RetractProposal } from './commands';
import type { ProposalRetracted } from './events';
import { openProposals, proposalMade, unlessOpen } from './open-proposal';
import { titled } from './text';
import type { ProposalId } from './ids';

export const retractProposal = byPlayer<RetractProposal, 'proposalId'>({
  rule: 'proposals',
  refuses: ({ state }, player, { proposalId }) =>
    unlessAuthor(state, player, proposalId) ??
    unlessRunning(state, 'proposals') ??
    unlessOpen(state, proposalId),
  offers: ({ state }) =>
    openProposals(state).map(({ id, title, closesAtMs }) => ({
      description: `Retract ${quoted(title)}.`,
      known: { proposalId: id },
      untilMs: closesAtMs,
    })),
  decide: (turn, { id: playerId }, { proposalId }) => {
    const { state, now } = turn;
    const { used, opensAtMs } = state.need('proposals', proposalId);
    // Rules amended since can have done away with the item: then nothing is there to be returned.
    const returned = used !== null && now < opensAtMs && isItem(rulesetOf(state), used);
    const transfers = returned ? mint(ownerOf(playerId), [[used, 1]]) : [];
    turn.emit({ type: 'ProposalRetracted', proposalId, playerId, transfers });
    return null;
  },
  made: proposalMade,
});

/** That there is no such proposal is told later. */
function unlessAuthor(
  state: RoundState,
  { id }: PlayerRow,
  proposalId: ProposalId,
): RoundRefusal | null {
  const { authorId } = state.get('proposals', proposalId) ?? { authorId: id };
  return id === authorId ? null : refuse('NOT_THE_AUTHOR', 'proposals', { playerId: authorId });
}

export const proposalRetracted: RoundEventRecord<ProposalRetracted> = {
  evolve: (state, { atMs, event: { proposalId } }) => {
    const proposal = state.need('proposals', proposalId);
    state.put('proposals', { ...proposal, status: 'RETRACTED', decidedAtMs: atMs });
  },
  text: (state, { playerId, proposalId }) =>
    `${nameOf(state, playerId)} retracted ${titled(state, proposalId)}.`,
  channel: 'PROPOSALS',
};
