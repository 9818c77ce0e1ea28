import { ordinalOf, quoted } from '../../kernel';
import type { RoundState } from '../ground/state';
import type { ProposalId } from './ids';

/** `proposal 3, “More lots”`. */
export function titled(state: RoundState, proposalId: ProposalId): string {
  const { title } = state.need('proposals', proposalId);
  return `proposal ${ordinalOf(proposalId)}, ${quoted(title)}`;
}
