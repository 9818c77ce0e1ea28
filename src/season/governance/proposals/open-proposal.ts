import { byOrdinal, ordinalOf, quoted } from '../../../kernel';
import type { Instant } from '../../../kernel';
import type { ProposalId } from '../../model/ids';
import type { RefuseProposal } from './refusals';
import type { AnyProposal, ProposalState } from './rows';

/**
 * Refuses if the proposal does not exist, its voting period has ended, or the author has retracted
 * it.
 */
export const unlessOpenOf =
  <F>(refuse: RefuseProposal<F>) =>
  (state: ProposalState, proposalId: ProposalId): F | null => {
    const proposal = state.get('proposals', proposalId);
    if (proposal === undefined) return refuse('PROPOSAL_NOT_FOUND', 'proposals', { proposalId });
    const { status, closesAtMs } = proposal;
    if (status === 'OPEN') return null;
    return refuse('VOTING_OVER', 'proposals', { proposalId, status, closesAtMs });
  };

/** The open proposals, oldest first. */
export const openProposals = <Row extends AnyProposal>(state: ProposalState<Row>): Row[] =>
  state.by('proposals', 'status', 'OPEN').sort(byOrdinal);

/** The proposals whose voting periods have ended, "in the order in which they were created". */
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

/** The end of the next voting period; Infinity for none. */
export const nextTally = (state: Pick<ProposalState, 'keys'>): number =>
  Math.min(...state.keys('proposals', 'closes').map(Number));

/** The id of the proposal that a command names. */
export const proposalMade = (
  _event: unknown,
  { proposalId }: { readonly proposalId: ProposalId },
): string => proposalId;

/** `proposal 3, “More lots”`. */
/** What `proposalTitled` tells. */
export const proposalFacts = (state: ProposalState, proposalId: ProposalId) => ({
  number: ordinalOf(proposalId),
  title: state.need('proposals', proposalId).title,
});

export function proposalTitled(state: ProposalState, proposalId: ProposalId): string {
  const { title } = state.need('proposals', proposalId);
  return `proposal ${ordinalOf(proposalId)}, ${quoted(title)}`;
}
