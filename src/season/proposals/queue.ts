/**
 * Proposals that a quorum can settle "pend in order and are resolved oldest first" where their class
 * says so; every other one for itself [ruling L4].
 */
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import { openProposals } from './open-proposal';
import type { AnyProposal, ProposalState } from './rows';
import { settledNow } from './tally';

/** Before every end of a voting period. */
const NEVER = instant(0);

const waits = ({ popularity }: AnyProposal): boolean =>
  popularity.test === 'QUORUM' && popularity.oldestFirst;

/** The older ones that are decided before it. */
const before = <Row extends AnyProposal>(open: readonly Row[], proposal: Row): readonly Row[] =>
  waits(proposal)
    ? open.slice(0, open.indexOf(proposal)).filter((older) => older.class === proposal.class)
    : [];

/** The oldest that nothing keeps from being decided; null for none. */
export function nextDecided<Row extends AnyProposal>(
  state: ProposalState<Row>,
  now: Instant,
): Row | null {
  const open = openProposals<Row>(state);
  const isDue = (proposal: Row): boolean =>
    proposal.closesAtMs <= now || settledNow(state, proposal) !== null;
  return open.find((proposal) => before(open, proposal).length === 0 && isDue(proposal)) ?? null;
}

/** When the next is decided if nobody votes any more; Infinity for none. */
export function nextDecisionOf<Row extends AnyProposal>(state: ProposalState<Row>): number {
  const open = openProposals<Row>(state);
  return Math.min(...open.map((proposal) => decidedAt(open, proposal)), settledSince(state));
}

/**
 * Since when the clock has had a proposal to decide that votes have settled: since the adoption with which a piece of
 * work ended. Infinity for none.
 */
function settledSince<Row extends AnyProposal>(state: ProposalState<Row>): number {
  if (nextDecided(state, NEVER) === null) return Infinity;
  const adoptedAt = state
    .by('proposals', 'status', 'ADOPTED')
    .map(({ decidedAtMs }) => decidedAtMs ?? 0);
  return adoptedAt.length === 0 ? Infinity : Math.max(...adoptedAt);
}

const decidedAt = <Row extends AnyProposal>(open: readonly Row[], proposal: Row): Instant =>
  instant(Math.max(...[...before(open, proposal), proposal].map(({ closesAtMs }) => closesAtMs)));
