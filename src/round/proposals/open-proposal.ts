import { byOrdinal } from '../../kernel';
import type { Instant } from '../../kernel';
import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import type { RoundState } from '../ground/state';
import type { ProposalRow } from './rows';
import type { ProposalId } from './ids';

/** The refusal of what can be done to a proposal until its voting period ends or it is retracted. */
export function unlessOpen(state: RoundState, proposalId: ProposalId): RoundRefusal | null {
  const proposal = state.get('proposals', proposalId);
  if (proposal === undefined) return refuse('PROPOSAL_NOT_FOUND', 'proposals', { proposalId });
  const { status, closesAtMs } = proposal;
  if (status === 'OPEN') return null;
  return refuse('VOTING_OVER', 'proposals', { proposalId, status, closesAtMs });
}

/** The open ones, oldest first. */
export const openProposals = (state: RoundState): ProposalRow[] =>
  state.by('proposals', 'status', 'OPEN').sort(byOrdinal);

/** Those whose voting periods have ended, "in the order in which they were created". */
export function proposalsClosedBy(state: RoundState, at: Instant): ProposalRow[] {
  return state
    .keys('proposals', 'closes')
    .filter((date) => Number(date) <= at)
    .flatMap((date) => state.by('proposals', 'closes', date))
    .sort(byOrdinal);
}

/** The proposal that a command was about. */
export const proposalMade = (
  _event: unknown,
  { proposalId }: { readonly proposalId: ProposalId },
): string => proposalId;
