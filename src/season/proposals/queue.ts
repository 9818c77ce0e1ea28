/**
 * Proposals with a quorum "pend in order and are resolved oldest first" if their class says so; the
 * others stand alone [ruling L4].
 */
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import { openProposals } from './open-proposal';
import type { AnyProposal, ProposalState } from './rows';
import { settledNow } from './tally';

const waits = ({ popularity }: AnyProposal): boolean =>
  popularity.test === 'QUORUM' && popularity.oldestFirst;

/** The older proposals that are decided before it. */
const before = <Row extends AnyProposal>(open: readonly Row[], proposal: Row): readonly Row[] =>
  waits(proposal)
    ? open.slice(0, open.indexOf(proposal)).filter((older) => older.class === proposal.class)
    : [];

/** The oldest proposal that can be decided now; null for none. */
export function nextDecided<Row extends AnyProposal>(
  state: ProposalState<Row>,
  now: Instant,
): Row | null {
  const open = openProposals<Row>(state);
  const isDue = (proposal: Row): boolean =>
    proposal.closesAtMs <= now || settledNow(state, proposal) !== null;
  return open.find((proposal) => before(open, proposal).length === 0 && isDue(proposal)) ?? null;
}

/** The instant of the next decision without further votes; Infinity for none. */
export function nextDecisionOf<Row extends AnyProposal>(state: ProposalState<Row>): number {
  const open = openProposals<Row>(state);
  return Math.min(...open.map((proposal) => decidedAt(open, proposal)));
}

const decidedAt = <Row extends AnyProposal>(open: readonly Row[], proposal: Row): Instant =>
  instant(Math.max(...[...before(open, proposal), proposal].map(({ closesAtMs }) => closesAtMs)));
