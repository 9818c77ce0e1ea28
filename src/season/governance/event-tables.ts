import type { Instant, LedgerTables } from '../../kernel';
import type { Ruleset } from '../../rulesets';
import type { ValueTracking } from '../mechanics/value-tracking';
import type { TrackedState } from '../mechanics/rows';
import { valueSetOf } from '../mechanics/set-value';
import { actionTakenOf } from '../mechanics/take-action';
import { secretAttemptEventsOf } from '../mechanics/secret-attempts/events';
import { officeEventsOf } from './offices/event-table';
import { proposalVetoedOf } from './offices/veto-proposal';
import { voteCast } from './proposals/cast-vote';
import { proposalRejected } from './proposals/decide-proposals';
import { proposalRetracted } from './proposals/retract-proposal';
import type { ProposalState } from './proposals/rows';
import { voteWarned } from './proposals/warn-of-vote';

/** The event records about proposals that are the same in every game. */
export const proposalEventsOf = <State extends ProposalState & TrackedState>(
  rulesetOf: (state: State) => Ruleset,
  /** Stores the instant up to which warnings have been given. */
  putWarned: (state: State, atMs: Instant) => void,
) => ({
  ProposalRetracted: proposalRetracted,
  VoteCast: voteCast,
  ProposalRejected: proposalRejected,
  ProposalVetoed: proposalVetoedOf(rulesetOf),
  VoteWarned: {
    ...voteWarned,
    evolve: (state: State, { atMs }: { readonly atMs: Instant }) => {
      putWarned(state, atMs);
    },
  },
});

/** The event records of a season's tracked values. */
export const valueEventsOf = <State extends TrackedState & LedgerTables>(
  tracking: Pick<ValueTracking<State, unknown>, 'rulesetOf' | 'putMagistrelli'>,
  /** Stores the instant up to which warnings have been given. */
  putWarned: (state: State, atMs: Instant) => void,
) => ({
  ValueSet: valueSetOf(tracking.rulesetOf),
  ActionTaken: actionTakenOf(tracking),
  ...secretAttemptEventsOf<State>(tracking, putWarned),
  ...officeEventsOf<State>(tracking),
});
