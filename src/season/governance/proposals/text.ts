import { ordinalOf, quoted } from '../../../kernel';
import type { ProposalId } from '../../model/proposal-ids';
import type { ProposalState } from './rows';

/** `proposal 3, “More lots”`. */
export function proposalTitled(state: ProposalState, proposalId: ProposalId): string {
  const { title } = state.need('proposals', proposalId);
  return `proposal ${ordinalOf(proposalId)}, ${quoted(title)}`;
}
