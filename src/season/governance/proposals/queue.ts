/**
 * Proposals with a quorum "pend in order and are resolved oldest first" if their class says so. All
 * other proposals are decided independently [ruling L4].
 */
import { instant } from '../../../kernel';
import type { Instant } from '../../../kernel';
import { openProposals } from './open-proposal';
import type { AnyProposal, ProposalState } from './rows';
import { settledNow } from './tally';

/** An instant before the end of any voting period. */
const NEVER = instant(0);

const isQueued = ({ popularity }: AnyProposal): boolean =>
  popularity.test === 'QUORUM' && popularity.oldestFirst;

/** The oldest proposal that can be decided now; null for none. */
export function nextDecidable<Row extends AnyProposal>(
  state: ProposalState<Row>,
  now: Instant,
): Row | null {
  const isDue = (proposal: Row): boolean =>
    proposal.closesAtMs <= now || settledNow(state, proposal) !== null;
  const older = new Set<Row['class']>();
  for (const proposal of openProposals<Row>(state)) {
    const isKept = isQueued(proposal) && older.has(proposal.class);
    if (!isKept && isDue(proposal)) return proposal;
    older.add(proposal.class);
  }
  return null;
}

/** The next instant at which a proposal is decided if no more votes are cast; Infinity for none. */
export function nextDecisionOf<Row extends AnyProposal>(state: ProposalState<Row>): number {
  let next = settledSince(state);
  // For each class, the instant at which all its older proposals are decided.
  const olderUntil = new Map<Row['class'], number>();
  for (const proposal of openProposals<Row>(state)) {
    const { class: code, closesAtMs } = proposal;
    const until = Math.max(olderUntil.get(code) ?? 0, closesAtMs);
    next = Math.min(next, isQueued(proposal) ? until : closesAtMs);
    olderUntil.set(code, until);
  }
  return next;
}

/**
 * The instant of the last adoption if another proposal is already settled by its votes; Infinity
 * otherwise. The clock stops after each adoption, and must continue at that instant.
 */
function settledSince<Row extends AnyProposal>(state: ProposalState<Row>): number {
  if (nextDecidable(state, NEVER) === null) return Infinity;
  const adoptedAt = state
    .by('proposals', 'status', 'ADOPTED')
    .map(({ decidedAtMs }) => decidedAtMs ?? 0);
  return adoptedAt.length === 0 ? Infinity : Math.max(...adoptedAt);
}
