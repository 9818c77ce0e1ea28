/**
 * "If the proposal is retracted before its voting period starts", the Proposal-Maker "is returned
 * to the player's possession" [Proposals, Proposal-Makers; ruling H1].
 */
import { mint } from '../../kernel';
import { retractProposalOf } from '../../season';
import type { RetractProposal } from '../../season';
import { byPlayer } from '../model/declare';
import { isItem } from '../model/items';
import { ownerOf } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { GUARDS } from './guards';

export const retractProposal = byPlayer<RetractProposal, 'proposalId'>(
  retractProposalOf(GUARDS, ({ state, now }: RoundTurn, proposalId, { id }) => {
    const { used, opensAtMs } = state.need('proposals', proposalId);
    // Later rules can have removed the item: then nothing can be returned.
    const returned = used !== null && now < opensAtMs && isItem(rulesetOf(state), used);
    return returned ? mint(ownerOf(id), [[used, 1]]) : [];
  }),
);
