/**
 * "At the end of its voting period, a proposal takes effect if it is popular …" [Proposals; rulings
 * A3, H2, H3].
 */
import { usableClasses } from '../../rulesets';
import {
  carryOutEnd,
  isOfOffice,
  isPopularNow,
  planAdopted,
  proposalAdopted as adopted,
  proposalsClosedBy,
  putRevisionOf,
  setOfficeTerms,
  setValues,
  tallyNow,
} from '../../season';
import type { HostActions, ProposalId, Tally } from '../../season';
import { failOpenBidsOn } from '../bidding/fail-bid';
import { putNextBoundary } from '../calendar/boundary';
import { tableTopic, auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { hatch } from '../ducks/create-duck';
import { correctHand } from '../hands/correct-hand';
import { addWork } from '../house/create-work-of-art';
import { isRunning, patchRound, roundOf, rulesetOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { seatsOf } from '../judge/bench';
import { endTerm, vacateSeats } from '../judge/end-term';
import { setJudgeTerm } from '../judge/set-judge-term';
import { failSecretAction } from '../secret-actions/fail-secret-action';
import { endWar } from '../tables/stand-up';
import { trackedValuesIn } from '../values/tracked-values';
import { checkingVictory, winRound } from '../victory/win-round';
import { planEffects } from './effects';
import type { EffectsPlan } from './effects-plan';
import { emptiedLots, updateLotItems, lotsOf } from './move-items';
import type { ProposalAdopted, ProposalRow, UndonePlays } from './vocabulary';
import { putStanding, putUndone } from './reversal';

/** Decides the closed proposals in order, up to the first that is adopted. */
export function decideProposals(turn: RoundTurn, hostActions: HostActions<RoundTurn>): void {
  for (const proposal of closedProposals(turn)) {
    if (!isRunning(turn.state)) return;
    // A proposal's victory is declared before the next proposal is decided.
    checkingVictory(turn, (watched) => {
      decide(watched, proposal, hostActions);
    });
    if (turn.state.need('proposals', proposal.id).status === 'ADOPTED') return;
  }
}

/** The proposals to decide at this instant, in order. */
export const closedProposals = ({ state, now }: RoundTurn): readonly ProposalRow[] =>
  proposalsClosedBy<ProposalRow>(state, now);

function decide(turn: RoundTurn, proposal: ProposalRow, hostActions: HostActions<RoundTurn>): void {
  const { id: proposalId, effects } = proposal;
  const tally = tallyNow(turn.state, proposalId);
  const by = {
    tracked: trackedValuesIn(turn.state, null),
    classes: usableClasses(rulesetOf(turn.state)),
  };
  if (!isPopularNow(turn.state, proposal, by)) {
    turn.emit({ type: 'ProposalRejected', proposalId, ...tally });
    return;
  }
  const plan = planAdopted(effects, (some) =>
    planEffects(turn.state, turn.now, some, { mayLack: false, decided: true }),
  );
  carryOut(turn, { proposalId, tally }, plan, hostActions);
}

type Adoption = { readonly proposalId: ProposalId; readonly tally: Tally };
type AdoptedPlan = EffectsPlan & Pick<ProposalAdopted, 'failure'>;

/** Carries out an adoption. Its consequences are separate events. */
export function carryOut(
  turn: RoundTurn,
  { proposalId, tally }: Adoption,
  plan: AdoptedPlan,
  hostActions: HostActions<RoundTurn>,
): void {
  const { failure, document, transfers, standings, undone } = plan;
  const revision =
    document === null ? null : { revision: roundOf(turn.state).revision + 1, document };
  const effect = { proposalId, ...tally, failure, revision, standings, transfers };
  if (document !== null) vacateSeats(turn, seatsOf(document.judge), proposalId);
  for (const tableId of undone.tableIds) endWar(turn, tableId);
  for (const lotId of emptiedLots(turn.state, transfers)) failOpenBidsOn(turn, lotId);
  turn.emit({ type: 'ProposalAdopted', ...effect, ...(isEmptyPlan(undone) ? {} : { undone }) });
  for (const { playerId, name } of plan.ducks) hatch(turn, playerId, name);
  for (const work of plan.works) addWork(turn, work, proposalId);
  setValues(turn, rulesetOf(turn.state), plan.values, proposalId);
  for (const id of plan.actionIds) {
    failSecretAction(turn, turn.state.need('secretActions', id), 'VOIDED', proposalId);
  }
  for (const id of plan.termIds) {
    const term = turn.state.need('judgeTerms', id);
    if (term.endedAtMs === null) endTerm(turn, term, 'VOTED_OUT', proposalId);
  }
  setOfficeTerms(turn, plan.terms, proposalId);
  for (const term of plan.terms) {
    if (!isOfOffice(term)) setJudgeTerm(turn, term, proposalId);
  }
  for (const hand of plan.hands) correctHand(turn, hand, proposalId);
  carryOutEnd(turn, plan, proposalId, { ...hostActions, win: winRound });
}

const isEmptyPlan = ({ tradeIds, tableIds }: UndonePlays): boolean =>
  tradeIds.length === 0 && tableIds.length === 0;

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
