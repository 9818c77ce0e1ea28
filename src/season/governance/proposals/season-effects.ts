/**
 * The effects of proposals in any game. They change its rules, tracked values, players, hosts and
 * pause, or end the season.
 */
import type { Instant, PlayerId } from '../../../kernel';
import {
  articleProblem,
  articlesOf,
  changeArticles,
  droppingProblems,
  droppingWords,
} from '../../../rulesets';
import type { AmendProblem, ArticleChange, Ruleset } from '../../../rulesets';
import type { EmittingTurn } from '../../model/types';
import { carryOutHosting, planHostingOf } from '../../hosting/effects';
import type { HostingEffect, HostingPlan, HostActions } from '../../hosting/effects';
import type { HostReplaced } from '../../hosting/vocabulary';
import { carryOutPausing, pauseProblem, planPausingOf } from '../pausing/effects';
import type { PausingEffect, PausingPlan } from '../pausing/effects';
import type { PausingEvent } from '../pausing/events';
import type { PauseUnit } from '../../model/pausing';
import { presentPlayer } from '../../model/players';
import type { Refuse } from '../../model/refusals';
import type { SeasonRow } from '../../model/rows';
import { unlessSettable } from '../../mechanics/set-value-effect';
import type { SetValueEffect } from '../../mechanics/set-value-effect';
import type { RefuseValue } from '../../mechanics/refusals';
import type { TrackedState } from '../../mechanics/rows';
import type { ProposalId } from '../../model/ids';
import type { RuleEffectOf } from './kept-articles';
import { planArticle } from './planning';
import type { RefuseProposal } from './refusals';

export type RuleEffect = RuleEffectOf<ArticleChange>;
export type SeasonEffect =
  | RuleEffect
  | SetValueEffect
  | HostingEffect
  | PausingEffect
  | { readonly type: 'DECLARE_VICTOR'; readonly playerId: PlayerId };
export type SeasonEffectKind = SeasonEffect['type'];

const KINDS: Readonly<Record<SeasonEffectKind, true>> = {
  ...{ AMEND_RULESET: true, ADD_ARTICLE: true, REPLACE_ARTICLE: true, REPEAL_ARTICLE: true },
  ...{ SET_VALUE: true, REPLACE_HOST: true, REMOVE_PLAYER: true, CLOSE_SEASON: true },
  ...{ PAUSE_SEASON: true, RESUME_SEASON: true, DECLARE_VICTOR: true },
};

export const isOfSeason = (effect: { readonly type: string }): effect is SeasonEffect =>
  Object.hasOwn(KINDS, effect.type);

type Unless<F> = (
  right: boolean,
  field: string,
  expected: string,
  rule: 'proposals',
  more: { readonly effect: number },
) => F | null;

/** Checks the effect's own fields. `at`: the index of the effect in the proposal. */
export const seasonEffectShape =
  <F>(unless: Unless<F>, unit: PauseUnit) =>
  (effect: SeasonEffect, at: number): F | null => {
    const wrong = problemOf(unit, effect);
    if (wrong === null) return null;
    return unless(false, wrong.field, wrong.expected, 'proposals', { effect: at });
  };

function problemOf(unit: PauseUnit, effect: SeasonEffect) {
  if (effect.type === 'ADD_ARTICLE' || effect.type === 'REPLACE_ARTICLE') {
    return articleProblem(effect);
  }
  return effect.type === 'PAUSE_SEASON' || effect.type === 'RESUME_SEASON'
    ? pauseProblem(unit, effect)
    : null;
}

/** The combined plan of the effects. */
export type SeasonPlan<Document> = {
  /** The amended document; null if no effect amends it. */
  readonly document: Document | null;
  readonly values: readonly SetValueEffect[];
  readonly hosting: HostingPlan;
  readonly pausing: PausingPlan;
  /** The declared winner, who wins after all other effects. */
  readonly victorId: PlayerId | null;
  /** Sentences about what goes from the rules by a list or an object that replaces another. */
  readonly gone: readonly string[];
};

/** A plan that grows effect by effect. */
export type SeasonPlanning<State, Document> = {
  readonly state: State;
  readonly now: Instant;
  /** True if the vote is over. */
  readonly decided: boolean;
  document: Document | null;
  readonly values: SetValueEffect[];
  hosting: HostingPlan;
  pausing: PausingPlan;
  victorId: PlayerId | null;
  readonly gone: string[];
};

type Refusing<F> = Refuse<F> & RefuseValue<F> & RefuseProposal<F>;

/**
 * A game's functions for planning effects. `amend`: changes the rules as amended by the earlier
 * effects.
 */
type Planner<State, Plan, F> = {
  readonly seasonOf: (state: State) => SeasonRow;
  readonly rulesetOf: (state: State) => Ruleset;
  readonly refuse: Refusing<F>;
  readonly pauseUnit: PauseUnit;
  readonly amend: (plan: Plan, patch: unknown) => F | null;
  /** Refuses these problems of an amendment. */
  readonly refuseAmendment: (problems: readonly AmendProblem[]) => F;
};

/** Adds the effect to the plan, or returns its refusal. */
export function planSeasonOf<
  State extends TrackedState,
  Plan extends SeasonPlanning<State, Ruleset>,
  F,
>({ seasonOf, rulesetOf, refuse, pauseUnit, amend, refuseAmendment }: Planner<State, Plan, F>) {
  const hostingWith = planHostingOf(seasonOf, refuse);
  const pauseWith = planPausingOf(refuse, pauseUnit);
  return (plan: Plan, effect: SeasonEffect): F | null => {
    const { state, now, decided } = plan;
    const ruleset = plan.document ?? rulesetOf(state);
    switch (effect.type) {
      case 'AMEND_RULESET': {
        const problems = decided ? [] : droppingProblems(ruleset, effect.patch);
        plan.gone.push(...droppingWords(ruleset, effect.patch));
        return problems.length > 0 ? refuseAmendment(problems) : amend(plan, effect.patch);
      }
      case 'ADD_ARTICLE':
      case 'REPLACE_ARTICLE':
      case 'REPEAL_ARTICLE': {
        const changed = changeArticles(articlesOf(ruleset), effect);
        return planArticle(refuse, effect, changed, (patch) => amend(plan, patch));
      }
      case 'SET_VALUE':
        plan.values.push(effect);
        return unlessSettable({ refuse }, state, ruleset, effect);
      case 'REPLACE_HOST':
      case 'REMOVE_PLAYER':
      case 'CLOSE_SEASON': {
        // The absence of a host is judged by the rules in force, not by the amended rules.
        const moment = { state, now, decided, ruleset: rulesetOf(state) };
        const found = hostingWith(plan.hosting, moment, effect);
        if ('refusal' in found) return found.refusal;
        plan.hosting = found.plan;
        return null;
      }
      case 'PAUSE_SEASON':
      case 'RESUME_SEASON': {
        const found = pauseWith(plan.pausing, { season: seasonOf(state), now, ruleset }, effect);
        if ('refusal' in found) return found.refusal;
        plan.pausing = found.plan;
        return null;
      }
      case 'DECLARE_VICTOR':
        return planVictor(refuse, plan, effect.playerId);
    }
  };
}

/** Plans the winner. Only one player wins, so a second declaration is refused [ruling X10]. */
function planVictor<F>(
  refuse: Refusing<F>,
  plan: SeasonPlanning<TrackedState, unknown>,
  playerId: PlayerId,
): F | null {
  if (presentPlayer(plan.state, playerId) === null) {
    return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
  }
  const { victorId } = plan;
  if (victorId !== null) return refuse('VICTOR_DECLARED', 'proposals', { playerId: victorId });
  plan.victorId = playerId;
  return null;
}

/** The functions that end a season by vote or act in the host's place. */
type Closing<T> = HostActions<T> & {
  readonly win: (turn: T, winners: readonly PlayerId[], by: ProposalId) => void;
};

/**
 * Call this after all other effects. If the proposal declares a winner, the season is won and not
 * just closed.
 */
export function carryOutEnd<T extends EmittingTurn<HostReplaced | PausingEvent>>(
  turn: T,
  { pausing, hosting, victorId }: Pick<SeasonPlan<unknown>, 'pausing' | 'hosting' | 'victorId'>,
  proposalId: ProposalId,
  { win, ...hostActions }: Closing<T>,
): void {
  const closes = hosting.closes && victorId === null;
  carryOutPausing(turn, pausing, proposalId);
  carryOutHosting(turn, { ...hosting, closes }, proposalId, hostActions);
  if (victorId !== null) win(turn, [victorId], proposalId);
}
