import { ordinalOf, quoted } from '../../kernel';
import type { RoundState } from '../ground/state';

/** `proposal 3, “More lots”`. */
export function titled(state: RoundState, proposalId: string): string {
  const { title } = state.need('proposals', proposalId);
  return `proposal ${ordinalOf(proposalId)}, ${quoted(title)}`;
}
