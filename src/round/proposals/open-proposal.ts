import type { Instant } from '../../kernel';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import type { RoundState } from '../state';
import { byOrdinal } from '../../kernel';
import type { ProposalRow } from './rows';

type Found =
  | { readonly proposal: ProposalRow; readonly refusal: null }
  | { readonly proposal: null; readonly refusal: RoundRefusal };

/** The proposal; or the refusal where there is none. */
export function findProposal(state: RoundState, proposalId: string): Found {
  const proposal = state.get('proposals', proposalId);
  if (proposal !== undefined) return { proposal, refusal: null };
  return { proposal: null, refusal: refuse('PROPOSAL_NOT_FOUND', 'proposals', { proposalId }) };
}

/** The refusal of what can be done until the voting period ends, unless it was retracted. */
export function unlessOpen(proposal: ProposalRow): RoundRefusal | null {
  const { id: proposalId, status, closesAtMs } = proposal;
  if (status === 'OPEN') return null;
  return refuse('VOTING_OVER', 'proposals', { proposalId, status, closesAtMs });
}

/** Those whose voting periods have ended, "in the order in which they were created". */
export function proposalsClosedBy(state: RoundState, at: Instant): ProposalRow[] {
  return state
    .keys('proposals', 'closes')
    .filter((date) => Number(date) <= at)
    .flatMap((date) => state.by('proposals', 'closes', date))
    .sort(byOrdinal);
}
