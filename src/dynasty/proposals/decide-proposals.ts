/**
 * Proposals are decided as soon as possible: with a quorum at once, otherwise at the end of the
 * voting period. In some classes, older proposals are decided first [rulings L4, L9].
 */
import { CLOCK } from '../../kernel';
import type { Stepwise } from '../../kernel';
import { usableClasses } from '../../rulesets';
import type { GraveDeed } from '../../rulesets';
import {
  carryOutEnd,
  graveDeedsOf,
  isPopularNow,
  nextDecidable,
  planAdopted,
  popularityAsDecided,
  movedItems,
  nameOf,
  playersMoved,
  proposalAdoptedOf,
  tallyNow,
  trackedOf,
} from '../../season';
import type { CarryOut, GraveSpec, HostActions, PlannedOf, Popularity } from '../../season';
import type { DynastyEventRecord } from '../model/records';
import type { DynastyRefusal } from '../model/refusal';
import { dynastyOf, patchStanding, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { maskName } from '../model/wording';
import { victoryValue, victorsIn, winDynasty } from '../victory/declare-victor';
import { DYNASTY_EFFECTS } from './effect-kinds';
import type { EffectsPlan } from './effects-plan';
import { planEffectsInSteps } from './plan-effects';
import { putRevision } from './revision';
import type { DynastyEffect } from './vocabulary';
import type { DynastyProposalRow, ProposalAdopted } from './vocabulary';

/** Decides proposals up to the first adoption. The clock decides the rest. */
export function* decideProposals(
  turn: DynastyTurn,
  hostActions: HostActions<DynastyTurn>,
): Stepwise {
  const clock = turn.as(CLOCK);
  for (;;) {
    const proposal = nextDecidable<DynastyProposalRow>(turn.state, turn.now);
    if (proposal === null || dynastyOf(turn.state).status === 'ENDED') return;
    if (yield* decide(clock, proposal, hostActions)) return;
    yield;
  }
}

/** True if a proposal remains to be decided at this instant. */
export const hasUndecided = ({ state, now }: DynastyTurn): boolean =>
  nextDecidable<DynastyProposalRow>(state, now) !== null;

/** Decides the proposal. Returns true if it is adopted. */
function* decide(
  turn: DynastyTurn,
  proposal: DynastyProposalRow,
  hostActions: HostActions<DynastyTurn>,
): Stepwise<boolean> {
  const { state } = turn;
  const { id: proposalId, title, effects } = proposal;
  const tally = tallyNow(state, proposalId);
  const ruleset = rulesetOf(state);
  const tracked = trackedOf(state, ruleset, null);
  const by = { tracked, classes: usableClasses(ruleset) };
  const isRejected = (popularity: Popularity): boolean => {
    if (isPopularNow(state, { id: proposalId, popularity }, by)) return false;
    turn.emit({ type: 'ProposalRejected', proposalId, ...tally });
    return true;
  };
  if (isRejected(proposal.popularity)) return false;
  const plan = yield* planAdopted(effects, (some) =>
    planEffectsInSteps(state, turn.now, some, { mayLack: false, decided: true }),
  );
  const deeds = (): readonly GraveDeed[] => graveDeedsOf(GRAVE, turn, plan);
  const popularity = popularityAsDecided(state, proposal, deeds);
  yield;
  if (isRejected(popularity)) return false;
  carryOut(turn, { proposalId, title, tally }, plan, hostActions);
  return true;
}

type AdoptedPlan = EffectsPlan & Pick<ProposalAdopted, 'failure'>;

/**
 * Emits the adoption, then a separate event for each consequence. Each of these events names the
 * proposal.
 */
const carryOut: CarryOut<DynastyTurn, AdoptedPlan> = (turn, adopting, plan, hostActions) => {
  const { proposalId, title, tally } = adopting;
  const { effects, failure, document, transfers, magistrelli, moda, masks } = plan;
  const revision =
    document === null ? null : { revision: dynastyOf(turn.state).revision + 1, document };
  turn.emit({
    ...{ type: 'ProposalAdopted', proposalId, ...tally, failure, revision },
    ...{ transfers, magistrelli, moda, masks },
  });
  DYNASTY_EFFECTS.carryOut(turn, effects, { proposalId, title });
  carryOutEnd(turn, plan, proposalId, { ...hostActions, win: winDynasty });
};

/** What the decision and its preview share. */
export const GRAVE: GraveSpec<DynastyTurn, EffectsPlan> = {
  ...{ rulesetOf, carryOut, deedOf: DYNASTY_EFFECTS.deedOf },
  ...{ victorsIn, amountOf: victoryValue },
};

/** The grave deeds of a proposal that is being submitted, by the plan of its effects. */
export const deedsOf = (
  turn: DynastyTurn,
  effects: readonly DynastyEffect[],
  plan: PlannedOf<EffectsPlan, DynastyRefusal>,
): readonly GraveDeed[] =>
  effects.length === 0 || 'failure' in plan ? [] : graveDeedsOf(GRAVE, turn, plan);

const adopted = proposalAdoptedOf<DynastyState, ProposalAdopted>(
  (state, { transfers, magistrelli, moda, masks }) => ({
    players: [
      ...playersMoved(transfers),
      ...[...magistrelli, ...masks].map(({ playerId }) => playerId),
    ],
    words: [
      ...movedItems(state, rulesetOf(state), transfers),
      ...magistrelli.map(
        ({ playerId, to }) => `Magistrelli of ${nameOf(state, playerId)} are now ${to}`,
      ),
      ...moda.map(({ mask, to }) => `Moda of ${maskName(rulesetOf(state), mask)} is now ${to}`),
      ...masks.map(({ playerId, mask }) =>
        mask === null
          ? `${nameOf(state, playerId)} has no mask now`
          : `${nameOf(state, playerId)} has the mask ${maskName(rulesetOf(state), mask)} now`,
      ),
    ],
  }),
  (state, revision) => state.get('revisions', `r${revision}`)?.document ?? null,
);

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
