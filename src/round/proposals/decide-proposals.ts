/**
 * "At the end of its voting period, a proposal takes effect if it is popular …" [Proposals; rulings
 * A3, H2, H3].
 */
import { moment, ordinalOf } from '../../kernel';
import type { Stepwise } from '../../kernel';
import { usableClasses } from '../../rulesets';
import type { GraveDeed } from '../../rulesets';
import {
  carryOutEnd,
  graveDeedsOf,
  isPopularNow,
  planAdopted,
  popularityAsDecided,
  movedItems,
  playersMoved,
  proposalAdoptedOf,
  proposalsClosedBy,
  putRevisionOf,
  tallyNow,
} from '../../season';
import type { CarryOut, GraveSpec, HostActions, PlannedOf, Popularity } from '../../season';
import { failOpenBidsOn } from '../bidding/fail-bid';
import { putNextBoundary } from '../calendar/boundary';
import { tableTopic, auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { RoundRefusal } from '../model/refusal';
import { isRunning, patchRound, roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import { seatsOf } from '../judge/bench';
import { vacateSeats } from '../judge/end-term';
import { endWar } from '../tables/stand-up';
import { trackedValuesIn } from '../values/tracked-values';
import { victoryValue } from '../victory/conditions';
import { victorsOf, victoryWatch, winRound } from '../victory/win-round';
import { ROUND_EFFECTS } from './effect-kinds';
import { planEffectsInSteps, standingsBy, undoneBy } from './plan-effects';
import type { EffectsPlan } from './effects-plan';
import { emptiedLots, updateLotItems, lotsOf } from './move-items';
import type { ProposalEffect } from './vocabulary';
import type { ProposalAdopted, ProposalRow, UndonePlays } from './vocabulary';
import { putStanding, putUndone } from './reversal';

/** Decides the closed proposals in order, up to the first that is adopted. */
export function* decideProposals(turn: RoundTurn, hostActions: HostActions<RoundTurn>): Stepwise {
  for (const proposal of closedProposals(turn)) {
    if (!isRunning(turn.state)) return;
    // A proposal's victory is declared before the next proposal is decided.
    const watch = victoryWatch(turn);
    yield* decide(watch.turn, proposal, hostActions);
    watch.finish();
    if (turn.state.need('proposals', proposal.id).status === 'ADOPTED') return;
    yield;
  }
}

/** The proposals to decide at this instant, in order. */
export const closedProposals = ({ state, now }: RoundTurn): readonly ProposalRow[] =>
  proposalsClosedBy<ProposalRow>(state, now);

function* decide(
  turn: RoundTurn,
  proposal: ProposalRow,
  hostActions: HostActions<RoundTurn>,
): Stepwise {
  const { id: proposalId, title, effects } = proposal;
  const tally = tallyNow(turn.state, proposalId);
  const by = {
    tracked: trackedValuesIn(turn.state, null),
    classes: usableClasses(rulesetOf(turn.state)),
  };
  const isRejected = (popularity: Popularity): boolean => {
    if (isPopularNow(turn.state, { id: proposalId, popularity }, by)) return false;
    turn.emit({ type: 'ProposalRejected', proposalId, ...tally });
    return true;
  };
  if (isRejected(proposal.popularity)) return;
  const plan = yield* planAdopted(effects, (some) =>
    planEffectsInSteps(turn.state, turn.now, some, { mayLack: false, decided: true }),
  );
  const deeds = (): readonly GraveDeed[] => graveDeedsOf(GRAVE, turn, plan);
  const popularity = popularityAsDecided(turn.state, proposal, deeds);
  yield;
  if (isRejected(popularity)) return;
  carryOut(turn, { proposalId, title, tally }, plan, hostActions);
}

type AdoptedPlan = EffectsPlan & Pick<ProposalAdopted, 'failure'>;

/** Carries out an adoption. Its consequences are separate events. */
const carryOut: CarryOut<RoundTurn, AdoptedPlan> = (turn, adopting, plan, hostActions) => {
  const { proposalId, title, tally } = adopting;
  const { effects, failure, document, transfers } = plan;
  const revision =
    document === null ? null : { revision: roundOf(turn.state).revision + 1, document };
  if (document !== null) vacateSeats(turn, seatsOf(document.judge), proposalId);
  freeThings(turn, plan);
  const undone = undoneBy(effects);
  turn.emit({
    ...{ type: 'ProposalAdopted', proposalId, ...tally, failure, revision },
    ...{ standings: standingsBy(effects), transfers },
    ...(isEmptyPlan(undone) ? {} : { undone }),
  });
  ROUND_EFFECTS.carryOut(turn, effects, { proposalId, title });
  carryOutEnd(turn, plan, proposalId, { ...hostActions, win: winRound });
};

/** Ends the wars that the effects undo, and the bids on lots that they empty. */
export function freeThings(turn: RoundTurn, { effects, transfers }: EffectsPlan): void {
  for (const tableId of undoneBy(effects).tableIds) endWar(turn, tableId);
  for (const lotId of emptiedLots(turn.state, transfers)) failOpenBidsOn(turn, lotId);
}

/** What the decision and its preview share. */
export const GRAVE: GraveSpec<RoundTurn, EffectsPlan> = {
  ...{ rulesetOf, carryOut, deedOf: ROUND_EFFECTS.deedOf },
  ...{ victorsIn: victorsOf, amountOf: victoryValue },
};

/** The grave deeds of a proposal that is being submitted, by the plan of its effects. */
export const deedsOf = (
  turn: RoundTurn,
  effects: readonly ProposalEffect[],
  plan: PlannedOf<EffectsPlan, RoundRefusal>,
): readonly GraveDeed[] =>
  effects.length === 0 || 'failure' in plan ? [] : graveDeedsOf(GRAVE, turn, plan);

const isEmptyPlan = ({ tradeIds, tableIds }: UndonePlays): boolean =>
  tradeIds.length === 0 && tableIds.length === 0;

const adopted = proposalAdoptedOf<RoundState, ProposalAdopted>(
  (state, { transfers, standings, undone }) => ({
    players: [
      ...playersMoved(transfers),
      ...standings.map(({ playerId }) => playerId),
      ...(undone?.tradeIds ?? []).flatMap((id) => {
        const { fromId, toId } = state.need('trades', id);
        return [fromId, toId];
      }),
      ...(undone?.tableIds ?? []).flatMap((id) =>
        state.by('sittings', 'table', id).map(({ playerId }) => playerId),
      ),
    ],
    words: [
      ...movedItems(state, rulesetOf(state), transfers),
      ...standings.map(
        ({ playerId, joinedAtMs }) =>
          `${nameOf(state, playerId)} counts as a player since ${moment(joinedAtMs)}`,
      ),
      ...(undone?.tradeIds ?? []).map((id) => `trade ${ordinalOf(id)} was undone`),
    ],
  }),
  (state, revision) => state.get('revisions', `r${revision}`)?.document ?? null,
);

export const proposalAdopted: RoundEventRecord<ProposalAdopted> = {
  ...adopted,
  evolve: (state, { seq, atMs, event }) => {
    const { revision, standings, transfers, undone } = event;
    adopted.evolve(state, { atMs, event });
    updateLotItems(state, transfers);
    if (undone !== undefined) putUndone(state, undone);
    for (const standing of standings) putStanding(state, standing);
    if (revision === null) return;
    patchRound(state, putRevisionOf(state, roundOf(state), revision, { seq, atMs }));
    putNextBoundary(state, atMs);
  },
  touches: ({ revision, transfers, undone }) => [
    ...(revision === null && lotsOf(transfers).length === 0 ? [] : auctionTopic()),
    ...(undone?.tableIds ?? []).flatMap((tableId) => tableTopic({ tableId })),
  ],
  incomeCause: ({ proposalId }, state) => {
    const { authorId } = state.need('proposals', proposalId);
    return { cause: 'PROPOSAL_ADOPTED', players: [authorId] };
  },
};
