/**
 * A proposal takes effect only if "the message in which it was submitted has been neither deleted
 * nor edited": retracting is deleting. "If the proposal is retracted before its voting period
 * starts", the Proposal-Maker "is returned to the player's possession" [Proposals, Proposal-Makers;
 * ruling H1].
 */
import { mint } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked, RetractProposal } from '../command';
import type { ProposalRetracted } from '../event';
import { isItem } from '../items';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { ownerOf, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { findProposal, unlessOpen } from './open-proposal';
import type { ProposalRow } from './rows';

export function retractProposal(
  turn: RoundTurn,
  player: PlayerRow,
  { proposalId }: Asked<RetractProposal>,
): RoundRefusal | null {
  const { state, now } = turn;
  const { proposal, refusal: notFound } = findProposal(state, proposalId);
  const refusal =
    (proposal === null ? null : unlessAuthor(player, proposal)) ??
    unlessRunning(state, 'proposals') ??
    (proposal === null ? notFound : unlessOpen(proposal));
  if (refusal !== null || proposal === null) return refusal;
  const { used, opensAtMs } = proposal;
  // Rules amended since can have done away with the item: then nothing is there to be returned.
  const returned = used !== null && now < opensAtMs && isItem(rulesetOf(state), used);
  const transfers = returned ? mint(ownerOf(player.id), [[used, 1]]) : [];
  turn.emit({ type: 'ProposalRetracted', proposalId, playerId: player.id, transfers });
  return null;
}

function unlessAuthor({ id }: PlayerRow, { authorId }: ProposalRow): RoundRefusal | null {
  return id === authorId ? null : refuse('NOT_THE_AUTHOR', 'proposals', { playerId: authorId });
}

export function evolveProposalRetracted(
  state: RoundState,
  { atMs, event: { proposalId } }: RoundStamped<ProposalRetracted>,
): void {
  const proposal = state.need('proposals', proposalId);
  state.put('proposals', { ...proposal, status: 'RETRACTED', decidedAtMs: atMs });
}
