import { ordinalOf, quoted } from '../../kernel';
import type { ProposalId } from './ids';
import type { ProposalState } from './rows';

/** `proposal 3, “More lots”`. */
export function proposalTitled(state: ProposalState, proposalId: ProposalId): string {
  const { title } = state.need('proposals', proposalId);
  return `proposal ${ordinalOf(proposalId)}, ${quoted(title)}`;
}
