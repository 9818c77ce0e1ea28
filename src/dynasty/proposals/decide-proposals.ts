/**
 * Proposals are decided as soon as possible: with a quorum at once, otherwise at the end of the
 * voting period. In some classes, older proposals are decided first [rulings L4, L9].
 */
import { CLOCK } from '../../kernel';
import { usableClasses } from '../../rulesets';
import {
  carryOutEnd,
  isPopularNow,
  nextDecidable,
  planAdopted,
  proposalAdopted as adopted,
  setOfficeTerms,
  setValues,
  tallyNow,
  trackedOf,
} from '../../season';
import type { HostActions, ProposalId, Tally } from '../../season';
import { correctScore } from '../corrections/correct-score';
import { correctStakes } from '../corrections/correct-stakes';
import { letDeal } from '../dealing/hand-on-dealer';
import { voidNow } from '../ending/void-game';
import type { DynastyEventRecord } from '../model/records';
import { dynastyOf, patchStanding, rulesetOf } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { winDynasty } from '../victory/declare-victor';
import { planEffects } from './effects';
import type { EffectsPlan } from './effects';
import { putRevision } from './revision';
import type { ProposalAdopted, DynastyProposalRow } from './vocabulary';

/** Decides proposals up to the first adoption. The clock decides the rest. */
export function decideProposals(turn: DynastyTurn, hostActions: HostActions<DynastyTurn>): void {
  const clock = turn.as(CLOCK);
  for (;;) {
    const proposal = nextDecidable<DynastyProposalRow>(turn.state, turn.now);
    if (proposal === null || dynastyOf(turn.state).status === 'ENDED') return;
    if (decide(clock, proposal, hostActions)) return;
  }
}

/** True if a proposal remains to be decided at this instant. */
export const hasUndecided = ({ state, now }: DynastyTurn): boolean =>
  nextDecidable<DynastyProposalRow>(state, now) !== null;

/** Decides the proposal. Returns true if it is adopted. */
function decide(
  turn: DynastyTurn,
  proposal: DynastyProposalRow,
  hostActions: HostActions<DynastyTurn>,
): boolean {
  const { state } = turn;
  const { id: proposalId, title, effects } = proposal;
  const tally = tallyNow(state, proposalId);
  const ruleset = rulesetOf(state);
  const tracked = trackedOf(state, ruleset, null);
  if (!isPopularNow(state, proposal, { tracked, classes: usableClasses(ruleset) })) {
    turn.emit({ type: 'ProposalRejected', proposalId, ...tally });
    return false;
  }
  const plan = planAdopted(effects, (some) =>
    planEffects(state, turn.now, some, { mayLack: false, decided: true }),
  );
  carryOut(turn, { proposalId, title, tally }, plan, hostActions);
  return true;
}

type Adopting = {
  readonly proposalId: ProposalId;
  readonly title: string;
  readonly tally: Tally;
};
type Plan = EffectsPlan & Pick<ProposalAdopted, 'failure'>;

/**
 * Emits the adoption, then a separate event for each consequence. Each of these events names the
 * proposal.
 */
export function carryOut(
  turn: DynastyTurn,
  { proposalId, title, tally }: Adopting,
  plan: Plan,
  hostActions: HostActions<DynastyTurn>,
): void {
  const { state } = turn;
  const { failure, document, transfers, magistrelli, moda, masks } = plan;
  const { values, terms, games, dealerId } = plan;
  const revision = document === null ? null : { revision: dynastyOf(state).revision + 1, document };
  turn.emit({
    ...{ type: 'ProposalAdopted', proposalId, ...tally, failure, revision },
    ...{ transfers, magistrelli, moda, masks },
  });
  setValues(turn, rulesetOf(state), values, proposalId);
  correctGames(turn, plan, proposalId);
  setOfficeTerms(turn, terms, proposalId);
  for (const game of games) voidNow(turn, state.need('games', game), title, proposalId);
  if (dealerId !== null) letDeal(turn, dealerId);
  carryOutEnd(turn, plan, proposalId, { ...hostActions, win: winDynasty });
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

/**
 * Corrects stakes and scores, each with an event. `proposalId`: null for a correction by an office.
 */
export function correctGames(
  turn: DynastyTurn,
  { stakes, scores }: Pick<EffectsPlan, 'stakes' | 'scores'>,
  proposalId: ProposalId | null,
): void {
  for (const effect of stakes) correctStakes(turn, effect, proposalId);
  for (const effect of scores) correctScore(turn, effect, proposalId);
}
