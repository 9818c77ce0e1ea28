/** What proposals of any game can do: about its rules, tracked values, players and hosts, a pause, and the end. */
import type { Instant, PlayerId } from '../../kernel';
import { articleProblem, articlesOf, changeArticles } from '../../rulesets';
import type { ArticleChange, Ruleset } from '../../rulesets';
import type { Emitting } from '../emitting';
import { carryOutHosting, planHostingOf } from '../hosting/effects';
import type { HostingEffect, HostingPlan, InPlaceOfHost } from '../hosting/effects';
import type { HostReplaced } from '../hosting/events';
import { carryOutPausing, pauseProblem, planPausingOf } from '../pausing/effects';
import type { PausingEffect, PausingPlan } from '../pausing/effects';
import type { PausingEvent } from '../pausing/events';
import type { PauseUnit } from '../pausing/pausing';
import { presentPlayer } from '../players';
import type { Refuse } from '../refuse';
import type { SeasonRow } from '../rows';
import { unlessSettable } from '../values/effect';
import type { SetValueEffect } from '../values/effect';
import type { RefuseValue } from '../values/refusals';
import type { TrackedState } from '../values/rows';
import type { ProposalId } from './ids';
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

/** What can be said of it without a look at the season; `at`: its place among the effects. */
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

/** What they would make happen. */
export type SeasonPlan<Document> = {
  /** The amended document; null where nothing is amended. */
  readonly document: Document | null;
  readonly values: readonly SetValueEffect[];
  readonly hosting: HostingPlan;
  readonly pausing: PausingPlan;
  /** Who is to have won, once everything else has happened. */
  readonly victorId: PlayerId | null;
};

/** The same while it is made, effect by effect. */
export type SeasonPlanning<State, Document> = {
  readonly state: State;
  readonly now: Instant;
  /** That it was voted on. */
  readonly decided: boolean;
  document: Document | null;
  readonly values: SetValueEffect[];
  hosting: HostingPlan;
  pausing: PausingPlan;
  victorId: PlayerId | null;
};

type Refusing<F> = Refuse<F> & RefuseValue<F> & RefuseProposal<F>;

/** How a game's effects are planned; `amend`: by the rules as the effects before make them. */
type Planner<State, Plan, F> = {
  readonly seasonOf: (state: State) => SeasonRow;
  readonly rulesetOf: (state: State) => Ruleset;
  readonly refuse: Refusing<F>;
  readonly pauseUnit: PauseUnit;
  readonly amend: (plan: Plan, patch: unknown) => F | null;
};

/** Adds what the effect comes to, or says why it cannot be. */
export function planSeasonOf<
  State extends TrackedState,
  Plan extends SeasonPlanning<State, Ruleset>,
  F,
>({ seasonOf, rulesetOf, refuse, pauseUnit, amend }: Planner<State, Plan, F>) {
  const hostingWith = planHostingOf(seasonOf, refuse);
  const pauseWith = planPausingOf(refuse, pauseUnit);
  return (plan: Plan, effect: SeasonEffect): F | null => {
    const { state, now, decided } = plan;
    const ruleset = plan.document ?? rulesetOf(state);
    switch (effect.type) {
      case 'AMEND_RULESET':
        return amend(plan, effect.patch);
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
        // Whoever hosts is away by the rules in force.
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

/** Only one wins: whoever is declared after that has nothing left to win [ruling X10]. */
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

/** How a season ends by vote, and what else is done in place of the host. */
type Closing<T> = InPlaceOfHost<T> & {
  readonly win: (turn: T, winners: readonly PlayerId[], by: ProposalId) => void;
};

/** After everything else that was adopted: a season that somebody wins is not closed besides. */
export function carryOutEnd<T extends Emitting<HostReplaced | PausingEvent>>(
  turn: T,
  { pausing, hosting, victorId }: Pick<SeasonPlan<unknown>, 'pausing' | 'hosting' | 'victorId'>,
  proposalId: ProposalId,
  { win, ...inPlaceOfHost }: Closing<T>,
): void {
  const closes = hosting.closes && victorId === null;
  carryOutPausing(turn, pausing, proposalId);
  carryOutHosting(turn, { ...hosting, closes }, proposalId, inPlaceOfHost);
  if (victorId !== null) win(turn, [victorId], proposalId);
}
