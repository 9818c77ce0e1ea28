/**
 * "At the end of its voting period, a proposal takes effect if it is popular …" [Proposals; rulings
 * A3, H2, H3].
 */
import {
  isPopularNow,
  planAdopted,
  proposalAdopted as adopted,
  proposalsClosedBy,
  putRevisionOf,
  tallyNow,
} from '../../season';
import { failOpenBidsOn } from '../bidding/fail-open-bids';
import { putNextBoundary } from '../calendar/boundary';
import { theAuction } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { hatch } from '../ducks/create-duck';
import { makeWork } from '../house/create-work-of-art';
import { patchRound, roundOf, rulesetOf } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { planEffects } from './effects';
import { emptiedLots, followLots, lotsOf } from './moving';
import type { ProposalAdopted } from './events';

export function decideProposals(turn: RoundTurn): void {
  const closed = proposalsClosedBy<ProposalRow>(turn.state, turn.now);
  for (const proposal of closed) decide(turn, proposal);
}

function decide(turn: RoundTurn, proposal: ProposalRow): void {
  const { id: proposalId, effects } = proposal;
  const tally = tallyNow(turn.state, proposalId);
  if (!isPopularNow(turn.state, proposal)) {
    turn.emit({ type: 'ProposalRejected', proposalId, ...tally });
    return;
  }
  const { failure, ...plan } = planAdopted(turn, effects);
  const { document, transfers, standings } = plan;
  const revision =
    document === null ? null : { revision: roundOf(turn.state).revision + 1, document };
  const effect = { proposalId, ...tally, failure, revision, standings, transfers };
  for (const lotId of emptiedLots(turn.state, transfers)) failOpenBidsOn(turn, lotId);
  for (const { playerId, name } of plan.ducks) hatch(turn, playerId, name);
  for (const work of plan.works) makeWork(turn, work, proposalId);
}

/** All effects; or why not, and with it what is kept of them all the same. */
function planAdopted(
  { state, now }: RoundTurn,
  effects: readonly ProposalEffect[],
): EffectsPlan & { readonly failure: EffectFailure | null } {
  const planOf = (some: readonly ProposalEffect[]) =>
    planEffects(state, now, some, { mayLack: false });
  const plan = planOf(effects);
  if (!('failure' in plan)) return { ...plan, failure: null };
  const kept = planOf(keptOf(effects, (some) => !('failure' in planOf(some))));
  return { ...('failure' in kept ? NOTHING : kept), failure: plan.failure };
}

export const proposalAdopted: RoundEventRecord<ProposalAdopted> = {
  ...adopted,
  evolve: (state, { seq, atMs, event }) => {
    const { revision, standings } = event;
    adopted.evolve(state, { atMs, event });
    followLots(state, transfers);
    for (const { playerId, joinedAtMs } of standings) {
      state.put('players', { ...state.need('players', playerId), joinedAtMs });
    }
    if (revision === null) return;
    patchRound(state, putRevisionOf(state, roundOf(state), revision, { seq, atMs }));
    putNextBoundary(state, atMs);
  },
  touches: ({ revision }) => (revision === null ? [] : theAuction()),
};
