import { byOrdinal } from '../../kernel';
import type { Instant } from '../../kernel';
import type { ProposalId } from './ids';
import type { RefuseProposal } from './refusals';
import type { AnyProposal, ProposalState } from './rows';

/** The refusal of what can be done to a proposal until its voting period ends or it is retracted. */
export const unlessOpenOf =
  <F>(refuse: RefuseProposal<F>) =>
  (state: ProposalState, proposalId: ProposalId): F | null => {
    const proposal = state.get('proposals', proposalId);
    if (proposal === undefined) return refuse('PROPOSAL_NOT_FOUND', 'proposals', { proposalId });
    const { status, closesAtMs } = proposal;
    if (status === 'OPEN') return null;
    return refuse('VOTING_OVER', 'proposals', { proposalId, status, closesAtMs });
  };

/** The open ones, oldest first. */
export const openProposals = <Row extends AnyProposal>(state: ProposalState<Row>): Row[] =>
  state.by('proposals', 'status', 'OPEN').sort(byOrdinal);

/** Those whose voting periods have ended, "in the order in which they were created". */
export function proposalsClosedBy<Row extends AnyProposal>(
  state: ProposalState<Row>,
  at: Instant,
): Row[] {
  return state
    .keys('proposals', 'closes')
    .filter((date) => Number(date) <= at)
    .flatMap((date) => state.by('proposals', 'closes', date))
    .sort(byOrdinal);
}

/** When the next voting period ends; Infinity for none. */
export const nextTally = (state: Pick<ProposalState, 'keys'>): number =>
  Math.min(...state.keys('proposals', 'closes').map(Number));

/** The proposal that a command was about. */
export const proposalMade = (
  _event: unknown,
  { proposalId }: { readonly proposalId: ProposalId },
): string => proposalId;
