/**
 * Proposals are decided as soon as they can be, those of a class that waits oldest first [rulings L4,
 * L9]: a quorum settles one at once, the end of its voting period any.
 */
import { CLOCK } from '../../kernel';
import {
  isPopularNow,
  keptOf,
  nextDecided,
  proposalAdopted as adopted,
  proposalRejected as rejected,
  tallyNow,
} from '../../season';
import type { ProposalRejected } from '../../season';
import { voidNow } from '../ending/void-game';
import type { DynastyEventRecord } from '../ground/declare';
import { dynastyOf, patchStanding } from '../ground/state';
import type { DynastyTurn } from '../ground/turn';
import { NOTHING, planEffects } from './effects';
import type { EffectsPlan } from './effects';
import type { ProposalAdopted } from './events';
import { putRevision } from './revision';
import type { DynastyEffect, DynastyEffectFailure, DynastyProposalRow } from './rows';

export function decideProposals(turn: DynastyTurn): void {
  const clock = turn.as(CLOCK);
  for (;;) {
    const proposal = nextDecided<DynastyProposalRow>(turn.state, turn.now);
    if (proposal === null) return;
    decide(clock, proposal);
  }
}

function decide(turn: DynastyTurn, proposal: DynastyProposalRow): void {
  const { state } = turn;
  const { id: proposalId, title, effects } = proposal;
  const tally = tallyNow(state, proposalId);
  if (!isPopularNow(state, proposal)) {
    turn.emit({ type: 'ProposalRejected', proposalId, ...tally });
    return;
  }
  const { failure, document, games, ...plan } = planAdopted(turn, effects);
  const revision = document === null ? null : { revision: dynastyOf(state).revision + 1, document };
  turn.emit({ type: 'ProposalAdopted', proposalId, ...tally, failure, revision, ...plan });
  for (const game of games) voidNow(turn, state.need('games', game), title, proposalId);
}

/** All effects; or why not, and with it what is kept of them all the same. */
function planAdopted(
  { state }: DynastyTurn,
  effects: readonly DynastyEffect[],
): EffectsPlan & { readonly failure: DynastyEffectFailure | null } {
  const planOf = (some: readonly DynastyEffect[]) => planEffects(state, some, { mayLack: false });
  const plan = planOf(effects);
  if (!('failure' in plan)) return { ...plan, failure: null };
  const kept = planOf(keptOf(effects, (some) => !('failure' in planOf(some))));
  return { ...('failure' in kept ? NOTHING : kept), failure: plan.failure };
}

export const proposalAdopted: DynastyEventRecord<ProposalAdopted> = {
  ...adopted,
  evolve: (state, stamped) => {
    const { revision, magistrelli, moda, masks } = stamped.event;
    adopted.evolve(state, stamped);
    for (const { playerId, to } of magistrelli) patchStanding(state, playerId, { magistrelli: to });
    for (const { mask, to } of moda) state.put('masks', { id: mask, moda: to });
    for (const { playerId, mask } of masks) patchStanding(state, playerId, { mask });
    if (revision !== null) putRevision(state, revision, stamped);
  },
};

export const proposalRejected: DynastyEventRecord<ProposalRejected> = rejected;
